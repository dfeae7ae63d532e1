package java.lang;

/** An enum has no constant of the given name; met when an annotation is read. */
@SuppressWarnings("rawtypes")
public class EnumConstantNotPresentException extends RuntimeException {
    private final Class<? extends Enum> enumType;
    private final String constantName;

    public EnumConstantNotPresentException(Class<? extends Enum> enumType, String constantName) {
        super(enumType.getName().concat("." + constantName));
        this.constantName = constantName;
        this.enumType = enumType;
    }

    public String constantName() { return constantName; }
    public Class<? extends Enum> enumType() { return enumType; }
}
