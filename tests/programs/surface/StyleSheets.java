// since: 17
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** XSLT: the JDK compiles a style sheet to a class of a module of its own. And SHA1PRNG, whose numbers follow from its seed. */
public class StyleSheets {
    public static void main(String[] arguments) throws Exception {
        String sheet = "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>"
            + "<xsl:output omit-xml-declaration='yes'/><xsl:template match='/'><out><xsl:for-each select='//i'>"
            + "<xsl:sort select='@n' data-type='number' order='descending'/><v n='{@n}'><xsl:value-of select='concat(., \"!\")'/></v>"
            + "</xsl:for-each></out></xsl:template></xsl:stylesheet>";
        Transformer transformer = TransformerFactory.newInstance().newTransformer(new StreamSource(new StringReader(sheet)));
        StringWriter result = new StringWriter();
        transformer.transform(new StreamSource(new StringReader("<r><i n='1'>a</i><i n='12'>b</i><i n='2'/></r>")),
            new StreamResult(result));
        System.out.println(result);
        System.out.println(ModuleLayer.boot().configuration().findModule("java.xml").isPresent());
        System.out.println(ModuleLayer.empty().configuration().modules());
        java.security.SecureRandom random = java.security.SecureRandom.getInstance("SHA1PRNG");
        random.setSeed(42);
        System.out.println(random.nextInt() + " " + random.nextLong() + " " + random.getAlgorithm());
    }
}
