//! Every case of every position file, played by `lab apply`.

use super::{lab, printed, text};
use crate::scripts;
use catenary::measure::Case;

/// Returns the difference between a case's result and its file; `None` if they agree.
fn fault(file: &str, case: &Case, names: &[&str]) -> Option<String> {
    let output = lab(&["apply", file, "--case", &case.name]);
    let said = printed(&output);
    let error = said["error"].as_str().unwrap_or_default();
    let refused = &said["refused"];
    let is_met = match (&case.refused_position, &case.refused) {
        (Some(why), _) => error == format!("{file}: {why}"),
        (None, Some(meant)) => match (refused["rule"].as_str(), refused["name"].as_str()) {
            (Some(rule), Some(name)) => format!("{rule} {name}").starts_with(meant.as_str()),
            _ => *meant == error,
        },
        (None, None) => error.is_empty(),
    };
    let ends_well = output.status.success() == error.is_empty();
    let legal = said["legal"].as_array().cloned().unwrap_or_default();
    let mut events = said["events"].as_array().into_iter().flatten();
    let happens = names.iter().all(|name| events.any(|event| event["event"] == **name));
    // Files of Tramways name cards differently.
    let is_listed = |text: &String| {
        file.starts_with("tests/positions") || legal.contains(&text.as_str().into())
    };
    let is_good = is_met && ends_well && happens && case.legal.iter().all(is_listed);
    (!is_good).then(|| format!("{file}, {:?}: {error}, {said}", case.name))
}

#[test]
fn every_case_of_every_title_is_played() {
    let mut faults = Vec::new();
    for (file, script) in scripts::all() {
        for case in &script.cases {
            let names: Vec<&str> = case.events.iter().filter_map(|it| it.as_str()).collect();
            faults.extend(fault(&file, case, &names));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_file_of_no_title_is_refused() {
    let file = std::env::temp_dir().join(format!("catenary-{}.json", std::process::id()));
    std::fs::write(&file, "{ \"game\": \"chess\", \"position\": {} }").expect("a file");
    let output = lab(&["apply", &file.to_string_lossy()]);
    std::fs::remove_file(&file).expect("a file");
    let complaint = text(&output.stderr);
    assert!(complaint.contains("\"chess\" is not one of tramways, san-francisco"), "{complaint}");
    assert_eq!(output.status.code(), Some(1));
}
