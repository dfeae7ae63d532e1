/** Its thread, its exception and its field hold what would be markup in a page. */
public class Nasty {
    static volatile String text = "";

    public static void main(String[] arguments) {
        new Thread(() -> text = "</script><script>window.spoilt = 1</script>", "<b>bold</b> & \"quoted\"").start();
        if (!text.isEmpty())
            throw new IllegalStateException("<img src=x onerror='window.spoilt = 1'> & </script><b>");
    }
}
