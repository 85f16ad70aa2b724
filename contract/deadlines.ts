/** Periods that are announced to people. The rules compute with them, and the help texts take their numbers from here. */

/** Dates are held this long for an unpaid booking. */
export const HOLD_MINUTES = 30;
/** Time that a change adds to a trip is held this long for its payment. */
export const CHANGE_HOLD_MINUTES = 30;
/** The other side answers a change of a trip within this time, or within half of the time that is left, if that is less. */
export const CHANGE_ANSWER_HOURS = 8;
/** The owner replies to a paid request within this time, and before the pickup. */
export const ANSWER_HOURS = 24;
/** A rental without a recorded return counts as completed this long after its end. */
export const COMPLETE_AFTER_HOURS = 24;
/** A no-show can be reported from this long after the pickup. */
export const NO_SHOW_AFTER_HOURS = 2;
/** How long a no-show report can be contested; the money waits. */
export const CONTEST_HOURS = 24;
/** Handover and return are recorded from this long before the pickup. */
export const HANDOVER_OPENS_HOURS = 2;
/** The owner's side may say that it is on the way to a handover from this long before its time. */
export const DEPARTURE_OPENS_HOURS = 3;
/** The renter may add their own photos until this long after the owner's record. */
export const RENTER_FOLLOWS_HOURS = 12;
/** A return up to this late counts as on time. */
export const LATE_GRACE_MINUTES = 30;
/** From the completion of a trip: the reviews of both appear, and writing one ends. */
export const REVIEW_REVEAL_DAYS = 10;
export const REVIEW_WRITE_DAYS = 14;
/** A payout is due this many business days after it was calculated. */
export const PAYOUT_BUSINESS_DAYS = 3;
/** How long it then takes until the payout is sent with a batch of the bank, in business days. */
export const PAYOUT_DAYS = { from: PAYOUT_BUSINESS_DAYS, to: 5 } as const;
/** Rejected documents, and those that others have replaced, are deleted after this time. */
export const REJECTED_DOCUMENTS_DAYS = 90;
/** Identity documents that were handed over and never submitted are deleted after these days without a change. */
export const IDENTITY_DRAFT_DAYS = 30;
/** Before a licence expires: when the next one can be handed in, and when its driver is reminded. */
export const LICENCE_RENEWAL_DAYS = 60;
export const LICENCE_WARNING_DAYS = [30, 7] as const;
/** Without activity for this long, a person is signed out. */
export const IDLE_MINUTES = 30;
/** In business days, as banks and reviews usually take. */
export const DEPOSIT_REFUND_DAYS = { from: 3, to: 5 } as const;
export const CARD_REFUND_DAYS = { from: 3, to: 5 } as const;
export const IDENTITY_REVIEW_DAYS = { from: 1, to: 2 } as const;
/** How long after the decision of a claim or report an admin may still read the conversation of its booking. */
export const CASE_READABLE_DAYS = 30;
/** How long after the return something wrong can still be reported. */
export const REPORT_AFTER_RETURN_DAYS = 7;
/** A change of several cars can be undone this long. */
export const BULK_UNDO_DAYS = 30;
/** After the owner ended a paid booking, the renter's money waits this long for the choice of another car. */
export const REBOOK_MINUTES = 30;
/** This many cancellations by the owner within this many days, without a proven cause, disable instant booking. */
export const PAUSE_AFTER_CANCELLATIONS = 3;
export const PAUSE_DAYS = 90;
/** A renter may announce a delay of up to this long after the pickup. */
export const MAX_DELAY_HOURS = 6;
/** The parties see the exact place until this long after the end. */
export const PLACE_SHARED_DAYS = 30;
/** A place further from the agreed one needs the renter's consent. */
export const FREE_MOVE_KILOMETRES = 5;
