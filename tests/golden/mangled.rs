//! The damage that messengers, mail programs, forums, other sites and fingers do to a link, by rule.

use data_encoding::BASE64URL_NOPAD;

/// The address of the page.
const SITE: &str = "https://trams.example/catenary/";

/// The forms of a link, each with its name. A form that would be the same as the link is left out.
pub(crate) fn forms(link: &str) -> Vec<(&'static str, String)> {
    let address = format!("{SITE}#{link}");
    let every = |width: usize, between: &str| {
        let parts: Vec<String> = address
            .as_bytes()
            .chunks(width)
            .map(|part| String::from_utf8_lossy(part).into_owned())
            .collect();
        parts.join(between)
    };
    let (middle, last) = (link.len() / 2, link.len() - 1);
    let changed = |at: usize| {
        let mut letters: Vec<char> = link.chars().collect();
        letters[at] = if letters[at] == 'A' { 'B' } else { 'A' };
        letters.into_iter().collect::<String>()
    };
    let swapped = || {
        let mut letters = link.as_bytes().to_vec();
        letters.swap(middle, middle + 1);
        String::from_utf8(letters).expect("a link is ASCII")
    };
    let mut forms = vec![
        ("the link alone", link.to_owned()),
        ("an address", address.clone()),
        ("white space around", format!(" \n\t{address} \r\n")),
        ("a full stop", format!("{address}.")),
        ("a comma and a word", format!("{address}, your turn")),
        ("a bracket and an exclamation mark", format!("(see {address})!")),
        ("a question mark", format!("{address}?")),
        ("an apostrophe", format!("{address}'s")),
        ("an ellipsis", format!("{address}…")),
        ("straight quotes", format!("\"{address}\"")),
        ("curly quotes", format!("“{address}”")),
        ("angle quotes", format!("«{link}»")),
        ("angle brackets", format!("<{address}>")),
        ("a word before", format!("mira esto{link}")),
        (
            "a message",
            format!("Hi Ana,\n\nit is your move: {address}\nUntil 8 pm!\n\n-- \nBeto, p1 of 2\n"),
        ),
        ("a link twice", format!("{address}\n<{address}>")),
        ("a shortened text before", format!("{}… ({address})", &address[..address.len() - 9])),
        ("no number sign", format!("{SITE}{link}")),
        ("a scheme in capitals", address.replace("https", "HTTPS")),
        ("no scheme", address.replace("https://", "")),
        ("a capital first", format!("{}{}", link[..1].to_uppercase(), &link[1..])),
        ("%23", address.replace('#', "%23")),
        ("%2523", address.replace('#', "%2523")),
        ("%25252523", address.replace('#', "%2525252523")),
        ("encoded", encoded(&address)),
        ("encoded twice", encoded(&encoded(&address))),
        ("tracked before", format!("{SITE}?utm_source=x&fbclid=IwAR1-p1_g2AAAAAAAAA#{link}")),
        ("tracked behind", format!("{address}?utm_source=news&utm_medium=email")),
        ("tracked behind by another mark", format!("{address}&fbclid=IwAR0abc-_def")),
        ("a text fragment behind", format!("{address}:~:text=Berlin")),
        (
            "Safe Links",
            format!(
                "https://eur01.safelinks.protection.outlook.com/?url={}&data=05%7C02%7Cana%40a.org%7Cg1abcdef&reserved=0",
                encoded(&address)
            ),
        ),
        (
            "a search's redirect",
            format!("https://www.google.com/url?q={}&sa=D&source=g2&ust=17", encoded(&address)),
        ),
        (
            "a network's redirect",
            format!("https://l.facebook.com/l.php?u={}&h=AT0p1AAAAAAAAAAAA", encoded(&address)),
        ),
        (
            "a redirect in a redirect",
            format!(
                "https://a.example/?to={}",
                encoded(&format!("https://b.example/?u={}", encoded(&address)))
            ),
        ),
        (
            "a redirect in small letters",
            format!(
                "https://linkprotect.example/url?a={}&c=E,1",
                encoded(&address).replace("%3A", "%3a").replace("%2F", "%2f")
            ),
        ),
        (
            "Proofpoint 2",
            format!(
                "https://urldefense.proofpoint.com/v2/url?u={}&d=DwMFaQ&c=g1AAAAAAA",
                address
                    .replace('-', "-2D")
                    .replace('_', "-5F")
                    .replace('/', "_")
                    .replace(':', "-3A")
                    .replace('#', "-23")
            ),
        ),
        (
            "Proofpoint 3",
            format!("https://urldefense.com/v3/__{}__;Iw!!A1b2!abc$", address.replace('#', "*")),
        ),
        (
            "a redirect in BASE64",
            format!(
                "https://www.bing.com/ck/a?!&&p=1a&u=a1{}&ntb=1",
                BASE64URL_NOPAD.encode(address.as_bytes())
            ),
        ),
        ("broken lines", every(40, "\n")),
        ("broken lines of Windows, indented", every(30, "\r\n    ")),
        ("quoted mail", format!("> {}", every(50, "\n> "))),
        ("quoted mail, twice", format!("On Monday Ana wrote:\n>> {}\n>> bye", every(45, "\n>> "))),
        ("quoted-printable", format!("Ana=C3=A9: {}", every(60, "=\r\n").replace('#', "=23"))),
        (
            "quoted-printable in an attribute",
            format!("<a href=3D\"{}\">play</a>", every(60, "=\n")),
        ),
        (
            "quoted-printable whose lines were joined",
            every(60, "=\n").replace('#', "=23").replace('\n', ""),
        ),
        ("spaces", every(25, " ")),
        ("encoded spaces", every(25, "%20%0A")),
        ("non-breaking spaces", every(20, "\u{A0}")),
        ("zero-width spaces", every(10, "\u{200B}")),
        ("invisible marks", format!("\u{FEFF}\u{202A}{}\u{202C}", every(15, "\u{2060}\u{AD}"))),
        (
            "wide letters",
            link.chars().filter_map(|c| char::from_u32(u32::from(c) + 0xFEE0)).collect(),
        ),
        ("cells of a table", format!("| game | {} |", every(35, " | | "))),
        ("HTML", format!("<p>Your turn: <a class=\"p1\" href=\"{address}\">{address}</a></p>")),
        ("HTML that may break", every(20, "<wbr>")),
        ("HTML with styles", every(33, "</span><span class=\"x\">")),
        (
            "entities",
            address
                .replace('#', "&#35;")
                .replace('-', "&#45;")
                .replace('_', "&lowbar;")
                .replace('/', "&#x2F;"),
        ),
        (
            "an entity twice",
            format!("https://a.example/?x=1&amp;amp;u={}", address.replace('#', "&amp;num;")),
        ),
        ("a forum's tags", format!("[url={address}][b]{}[/b][/url]", every(30, "[/i][i]"))),
        ("Markdown", format!("[play](<{address}> \"p1\")")),
        ("Markdown's escapes", address.replace('-', "\\-").replace('_', "\\_")),
        ("encoded escapes of Markdown", address.replace('_', "%5C_")),
        ("code", format!("`{address}`")),
        ("bold", format!("**{address}**")),
        ("italics", format!("_{link}_")),
        (
            "JSON",
            format!(
                "{{\"url\":\"{}\"}}",
                address.replace('/', "\\/").replace('#', "\\u0023").replace('-', "\\u002d")
            ),
        ),
        ("one cut", link[..last].to_owned()),
        ("two cut", format!("{SITE}#{}", &link[..last - 1])),
        ("three cut", format!("Look: {SITE}#{} and come", &link[..last - 2])),
        ("one changed", changed(middle)),
        ("one lost", format!("{}{}", &link[..middle], &link[middle + 1..])),
        ("one doubled", format!("{}{}", &link[..=middle], &link[middle..])),
        ("two swapped", swapped()),
    ];
    let dashes = [
        ("hyphens that do not break", "-", "\u{2011}"),
        ("true hyphens", "-", "\u{2010}"),
        ("minus signs", "-", "\u{2212}"),
        ("dashes", "-", "\u{2013}"),
        ("long dashes", "-", "\u{2014}"),
        ("two hyphens as a long dash", "--", "\u{2014}"),
        ("two hyphens as a dash", "--", "\u{2013}"),
        ("dashes of Windows, encoded", "-", "%96"),
        ("a line that ends in a hyphen", "-", "-\n"),
        ("underscores as stars", "_", "*"),
        ("underscores as spaces", "_", " "),
        ("wide underscores", "_", "\u{FF3F}"),
    ];
    forms.extend(dashes.map(|(name, from, to)| (name, link.replace(from, to))));
    let marks: Vec<usize> = link.match_indices('_').map(|(at, _)| at).collect();
    let without = |places: &[usize]| {
        let letters = link.char_indices().filter(|(at, _)| !places.contains(at));
        letters.map(|(_, c)| c).collect::<String>()
    };
    forms.push(("an underscore lost", without(&marks[..marks.len().min(1)])));
    forms.push(("two underscores lost to Markdown", without(&marks[..marks.len() / 2 * 2 % 4])));
    forms.push(("italics by HTML", italic(link, &marks)));
    forms.push(("hyphenated", format!("{}-\n{}", &link[..middle], &link[middle..])));
    forms.retain(|(name, form)| form != link || *name == "the link alone");
    forms
}

/// The first two underscores as HTML that means italics.
fn italic(link: &str, marks: &[usize]) -> String {
    match marks {
        [first, second, ..] => {
            let (before, inside, behind) =
                (&link[..*first], &link[first + 1..*second], &link[second + 1..]);
            format!("{before}<em>{inside}</em>{behind}")
        }
        _ => link.to_owned(),
    }
}

/// An address as a part of another one.
fn encoded(text: &str) -> String {
    let keep = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    text.chars()
        .map(|c| if keep(c) { c.to_string() } else { format!("%{:02X}", u32::from(c)) })
        .collect()
}
