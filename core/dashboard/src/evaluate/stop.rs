use crate::problem::WidgetProblem;
use crate::view::WidgetBody;

#[derive(Debug)]
pub(super) enum Stop {
    Unset(String),
    Problem(WidgetProblem),
    Empty(String),
}

impl Stop {
    pub(super) fn unset(hint: &str) -> Self {
        Self::Unset(hint.to_owned())
    }

    pub(super) fn empty(hint: &str) -> Self {
        Self::Empty(hint.to_owned())
    }

    pub(super) fn problem(title: &str, detail: String) -> Self {
        Self::Problem(WidgetProblem::new(title, detail))
    }
}

impl From<Stop> for WidgetBody {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Unset(hint) => Self::Unset { hint },
            Stop::Problem(problem) => Self::Problem { problem },
            Stop::Empty(hint) => Self::Empty { hint },
        }
    }
}
