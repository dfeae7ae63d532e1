/** A loop around more than 32 kB of code, so with goto_w: javac copies each finally block twice, so ten nested ones make a thousand copies. */
public class BigMethod {
    static int big(int x, int rounds) {
        for (int r = 0; r < rounds; r++) {
            if ((x & 1) == 0) {
                try {
                    x += 1;
                } finally {
                    try {
                        x += 2;
                    } finally {
                        try {
                            x ^= 3;
                        } finally {
                            try {
                                x += 4;
                            } finally {
                                try {
                                    x ^= 5;
                                } finally {
                                    try {
                                        x += 6;
                                    } finally {
                                        try {
                                            x -= 7;
                                        } finally {
                                            try {
                                                x ^= x >>> 8;
                                            } finally {
                                                try {
                                                    x = x * 31 + 9;
                                                } finally {
                                                    try {
                                                        x += 10;
                                                    } finally {
                                                        x = (x < 0 ? ~x : x + 11) ^ r;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            } else {
                x += 3;
                if (x < 0) continue;
            }
            if (x == 123456) break;
        }
        return x;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 20; i++) {
            System.out.println(i + " " + big(i, 50));
        }
    }
}
