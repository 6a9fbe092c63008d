//! Normalizes JSON of other programs to the fields and lists that [`super::envelope`] reads: lower-case names, decks
//! and entries in lists.

use super::envelope::{DECKS, ROUTES, STOPS, TICKETS};
use super::values::key;
use serde_json::{Value, json};

/// Returns a file with the usual fields: lower-case names, and lists of entries with named fields.
pub(super) fn tidied(mut file: Value) -> Value {
    tidy_lists(&mut file);
    let within = file.as_object_mut().into_iter().flat_map(|fields| fields.values_mut());
    within.filter(|value| value.is_object()).for_each(tidy_lists);
    if file.is_array() {
        tidy_entries(&mut file, &["from", "to", "length", "color"]);
    }
    file
}

fn tidy_lists(payload: &mut Value) {
    rename(payload);
    gather_decks(payload);
    for (names, fields) in [
        (STOPS, &["name", "x", "y"][..]),
        (ROUTES, &["from", "to", "length", "color"]),
        (TICKETS, &["from", "to", "points"]),
    ] {
        names.iter().for_each(|name| {
            payload.get_mut(*name).into_iter().for_each(|list| tidy_entries(list, fields));
        });
    }
}

/// Builds decks from lists of Tickets under their own names: `longTickets`, or an object with a list for each deck.
fn gather_decks(payload: &mut Value) {
    let Value::Object(fields) = payload else { return };
    let is_list =
        |value: &Value| value.as_array().is_some_and(|it| it.iter().any(Value::is_object));
    let mut decks: Vec<Value> = Vec::new();
    for (name, value) in fields.iter_mut() {
        let is_deck = |ending: &&str| key(name).ends_with(*ending);
        if TICKETS.contains(&&**name) {
            let parted = value.as_object().filter(|it| it.values().all(is_list));
            let parted = parted.into_iter().flatten();
            decks.extend(parted.map(|(name, list)| json!({ "name": name, "tickets": list })));
        } else if TICKETS.iter().any(is_deck) && is_list(value) {
            decks.push(json!({ "name": name, "tickets": value.take() }));
        }
    }
    if decks.is_empty() {
        return;
    }
    TICKETS.iter().for_each(|name| {
        let parted = fields.get_mut(*name).filter(|it| it.is_object());
        parted.into_iter().for_each(|it| *it = json!([]));
    });
    for deck in &mut decks {
        tidy_entries(&mut deck["tickets"], &["from", "to", "points"]);
    }
    match fields.entry(DECKS).or_insert_with(|| json!([])) {
        Value::Array(all) => all.append(&mut decks),
        other => *other = Value::Array(decks),
    }
}

/// Names the fields of entries that are arrays, and adds its key to each entry of an object.
fn tidy_entries(list: &mut Value, fields: &[&str]) {
    if let Value::Object(named) = list {
        let entries = std::mem::take(named).into_iter().map(|(name, mut entry)| {
            if let Value::Array(values) = entry {
                entry = fielded(values, &fields[1..]);
            }
            if let Value::Object(entry) = &mut entry {
                ["name", "id"].into_iter().for_each(|field| {
                    entry.entry(field).or_insert_with(|| name.clone().into());
                });
            }
            entry
        });
        *list = entries.collect();
    }
    for entry in list.as_array_mut().into_iter().flatten() {
        match entry.take() {
            Value::Array(values) => *entry = fielded(values, fields),
            // Places may be plain names.
            name @ Value::String(_) if fields[0] == "name" => *entry = fielded(vec![name], fields),
            // Graph programs keep the content one level deeper.
            Value::Object(mut within) if within.get("data").is_some_and(Value::is_object) => {
                *entry = within["data"].take();
            }
            other => *entry = other,
        }
        rename(entry);
    }
}

fn fielded(values: Vec<Value>, fields: &[&str]) -> Value {
    Value::Object(fields.iter().map(|&field| field.to_owned()).zip(values).collect())
}

/// Renames the fields of an object to the format's style: "Length", "from_city" to "length", "fromCity".
fn rename(value: &mut Value) {
    let Value::Object(fields) = value else { return };
    let is_usual = |name: &String| {
        !name.starts_with(|it: char| it.is_ascii_uppercase()) && !name.contains('_')
    };
    if fields.keys().all(is_usual) {
        return;
    }
    let all = std::mem::take(fields).into_iter().map(|(name, value)| {
        let mut words = name.split('_').filter(|word| !word.is_empty());
        let mut usual = words.next().unwrap_or_default().to_owned();
        let is_loud = usual.chars().all(|it| !it.is_ascii_lowercase());
        let first = if is_loud { usual.len() } else { 1 };
        usual.get_mut(..first).into_iter().for_each(str::make_ascii_lowercase);
        for word in words {
            let mut letters = word.chars();
            usual.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
            usual.push_str(letters.as_str());
        }
        (usual, value)
    });
    *fields = all.collect();
}
