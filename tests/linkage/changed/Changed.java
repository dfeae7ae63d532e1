/** What some classes of Linkage.java have become. */
final class Final {
}

interface Interface {
}

class NowClass {
}

class Base {
    final void method(int number) {
    }
}

class Gone {
}

abstract class Abstract {
}

class CircleAbove extends Circle {
}

class Circle {
}

class OtherName {
}
