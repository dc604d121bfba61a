//! Clap's own words, in the language that is spoken: the frame of a help text, and what is wrong with arguments.

use std::error::Error;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use words::{Language, say, spoken};

/// The command with a frame in the language that is spoken: headings, defaults, values and the help of help itself. Clap's own
/// frame is English.
pub(crate) fn framed(command: Command) -> Command {
    if spoken() == Language::english() {
        return command;
    }
    let version = command.get_version().map(|_| {
        Arg::new("version").short('V').long("version").action(ArgAction::Version).help(say!("cli-frame-print-version"))
    });
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say!("cli-frame-print-help"));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_string()).collect();
    let is_root = version.is_some();
    let command = command.mut_args(spoken_arg).disable_help_flag(true).disable_version_flag(true);
    let command = names.iter().fold(command, |command, name| command.mut_subcommand(name, framed));
    let command =
        command.args(version.into_iter().chain([help]).map(|arg| arg.help_heading(say!("cli-frame-options"))));
    let command = if command.get_subcommand_help_heading().is_none() {
        command.subcommand_help_heading(say!("cli-frame-commands"))
    } else {
        command
    };
    let command = if is_root {
        // Clap's own would be English; `backtrail help queens` is understood all the same (see `help_asked`).
        command.disable_help_subcommand(true).subcommand(Command::new("help").about(say!("cli-frame-help-command")))
    } else {
        command
    };
    command.subcommand_value_name(say!("cli-frame-command")).help_template(format!(
        "{{before-help}}{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        say!("cli-frame-usage")
    ))
}

/// `help queens` means `queens --help`, and `help` alone `--help`.
pub(crate) fn help_asked(arguments: &mut Vec<std::ffi::OsString>) {
    if spoken() != Language::english() && arguments.get(1).is_some_and(|word| word == "help") {
        arguments.remove(1);
        arguments.push("--help".into());
    }
}

/// A flag with its default and its values told in the language that is spoken.
fn spoken_arg(arg: Arg) -> Arg {
    if arg.is_positional() {
        return arg;
    }
    let mut help = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    if takes_value && !defaults.is_empty() && !arg.is_hide_default_value_set() {
        help = say!("cli-frame-default", help = help, value = defaults.join(", "));
    }
    let values: Vec<_> = arg.get_possible_values().iter().map(|value| value.get_name().to_string()).collect();
    if takes_value && !values.is_empty() && !arg.is_hide_possible_values_set() {
        help = say!("cli-frame-values", help = help, values = values.join(", "));
    }
    let arg = arg.help(help).help_heading(say!("cli-frame-options"));
    if takes_value { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// What is wrong with the arguments, in one sentence; `None` for what is rare enough to be left to clap.
pub(crate) fn sentence(error: &clap::Error) -> Option<String> {
    let texts = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    let text = |kind| texts(kind).into_iter().next();
    let arg = texts(ContextKind::InvalidArg).join(" ");
    Some(match error.kind() {
        ErrorKind::UnknownArgument => match text(ContextKind::SuggestedArg) {
            Some(near) => say!("cli-usage-unknown-near", arg = arg, near = near),
            None => {
                let kind = if arg.starts_with('-') { "flag" } else { "word" };
                say!("cli-usage-unknown", kind = kind, arg = arg)
            }
        },
        ErrorKind::InvalidValue => {
            let value = text(ContextKind::InvalidValue).unwrap_or_default();
            let known = texts(ContextKind::ValidValue).join(", ");
            match text(ContextKind::SuggestedValue) {
                _ if value.is_empty() => say!("cli-usage-no-value", arg = arg),
                Some(near) => say!("cli-usage-value-near", arg = arg, value = value, near = near, known = known),
                None => say!("cli-usage-value", arg = arg, value = value, known = known),
            }
        }
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string)?;
            say!("cli-usage-bad-value", arg = arg, value = text(ContextKind::InvalidValue)?, why = why)
        }
        ErrorKind::MissingRequiredArgument => say!("cli-usage-missing", arg = arg),
        ErrorKind::ArgumentConflict => match texts(ContextKind::PriorArg).join(" ") {
            prior if prior.is_empty() || prior == arg => say!("cli-usage-twice", arg = arg),
            prior => say!("cli-usage-conflict", arg = arg, prior = prior),
        },
        ErrorKind::MissingSubcommand => {
            say!("cli-usage-no-command", known = texts(ContextKind::ValidSubcommand).join(", "))
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_one_sentence() {
        let registry = builtin::registry();
        let said = |line: &str| {
            let error = crate::cmd::command(&registry, None).try_get_matches_from(line.split(' ')).unwrap_err();
            sentence(&error).unwrap()
        };
        assert_eq!(said("backtrail queens 8 --al"), "there is no flag '--al'; did you mean '--all'?");
        assert_eq!(said("backtrail queens 8 9"), "unexpected argument '9'");
        assert_eq!(
            said("backtrail queens 8 --time-limit soon"),
            "--time-limit <TIME> cannot be 'soon': give a time such as 10s, 500ms, 5min or 1h30m"
        );
        assert_eq!(said("backtrail queens 8 --all --count"), "--all and --count do not go together");
    }
}
