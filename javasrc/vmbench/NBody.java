/** Planets pull each other: double arithmetic and field access. */
public class NBody {
    static final double SOLAR_MASS = 4 * Math.PI * Math.PI, DAYS = 365.24;

    static class Body {
        double x, y, z, vx, vy, vz, mass;

        Body(double x, double y, double z, double vx, double vy, double vz, double mass) {
            this.x = x;
            this.y = y;
            this.z = z;
            this.vx = vx * DAYS;
            this.vy = vy * DAYS;
            this.vz = vz * DAYS;
            this.mass = mass * SOLAR_MASS;
        }
    }

    static void advance(Body[] bodies, double dt) {
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                double square = dx * dx + dy * dy + dz * dz;
                double magnitude = dt / (square * Math.sqrt(square));
                a.vx -= dx * b.mass * magnitude;
                a.vy -= dy * b.mass * magnitude;
                a.vz -= dz * b.mass * magnitude;
                b.vx += dx * a.mass * magnitude;
                b.vy += dy * a.mass * magnitude;
                b.vz += dz * a.mass * magnitude;
            }
        }
        for (Body b : bodies) {
            b.x += dt * b.vx;
            b.y += dt * b.vy;
            b.z += dt * b.vz;
        }
    }

    static double energy(Body[] bodies) {
        double e = 0;
        for (int i = 0; i < bodies.length; i++) {
            Body a = bodies[i];
            e += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
            for (int j = i + 1; j < bodies.length; j++) {
                Body b = bodies[j];
                double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
                e -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
            }
        }
        return e;
    }

    public static void main(String[] args) {
        Body[] bodies = {
            new Body(0, 0, 0, 0, 0, 0, 1),
            new Body(4.84, -1.16, -0.10, 0.00166, 0.00770, -0.00007, 0.00095),
            new Body(8.34, 4.12, -0.40, -0.00277, 0.00500, 0.00002, 0.00029),
            new Body(12.89, -15.11, -0.22, 0.00296, 0.00238, -0.00003, 0.00004),
            new Body(15.38, -25.92, 0.18, 0.00268, 0.00163, -0.00010, 0.00005)};
        System.out.println(energy(bodies));
        for (int i = 0; i < 300000; i++) {
            advance(bodies, 0.01);
        }
        System.out.println(energy(bodies));
    }
}
