//! x
use crate::refusal::Refusal;
pub(crate) async fn film() -> Refusal {
    Refusal::busy("films are not ready yet")
}
