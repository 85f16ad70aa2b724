-- Refunds that are due by a day, payments for a claim that name whom they are for, and what the gateway reports of its transfers.
ALTER TABLE payments
	-- Whom a payment for a claim is for.
	ADD COLUMN payee_id uuid REFERENCES users (id),
	-- What the gateway said of one that waits for a person: its state, amount and currency.
	ADD COLUMN told jsonb,
	ADD CONSTRAINT payments_for_a_claim_name_whom_they_are_for CHECK ((purpose = 'CLAIM') = (payee_id IS NOT NULL));

ALTER TABLE refunds
	-- Until when it should have arrived: three business days after it was owed.
	ADD COLUMN due_at timestamptz,
	ADD COLUMN charged_back_at timestamptz,
	ADD CONSTRAINT refunds_charged_back_ones_have_a_time CHECK ((state = 'CHARGED_BACK') = (charged_back_at IS NOT NULL));
UPDATE refunds SET due_at = created_at + interval '5 days';
ALTER TABLE refunds ALTER COLUMN due_at SET NOT NULL;
CREATE INDEX refunds_not_arrived ON refunds (due_at) WHERE state IN ('PENDING', 'SENT', 'FAILED');

-- Of a notice about a dispute: its signed words. There is no call to ask a gateway about disputes.
ALTER TABLE gateway_notices ADD COLUMN dispute jsonb;

-- Each reading of the gateway's reports, and of all that is compared with them.
CREATE TABLE reconciliation_runs (
	id uuid PRIMARY KEY,
	started_at timestamptz NOT NULL,
	finished_at timestamptz,
	-- Null: the daily job, or a notice of the gateway.
	started_by uuid REFERENCES users (id),
	new_transfers integer NOT NULL DEFAULT 0,
	open_differences integer NOT NULL DEFAULT 0,
	CONSTRAINT reconciliation_runs_finish_after_they_start CHECK (finished_at IS NULL OR finished_at >= started_at)
);
CREATE INDEX reconciliation_runs_newest ON reconciliation_runs (started_at DESC);

-- Money that the gateway sent to our bank. Net may be negative: refunds outweighed the charges.
CREATE TABLE gateway_transfers (
	id uuid PRIMARY KEY,
	gateway text NOT NULL,
	reference text NOT NULL,
	paid_on timestamptz NOT NULL,
	net_fils bigint NOT NULL,
	read_at timestamptz NOT NULL,
	CONSTRAINT gateway_transfers_are_kept_once UNIQUE (gateway, reference)
);
CREATE INDEX gateway_transfers_newest ON gateway_transfers (paid_on DESC, id DESC);

CREATE TABLE gateway_transfer_items (
	id uuid PRIMARY KEY,
	transfer_id uuid NOT NULL REFERENCES gateway_transfers (id),
	line_no integer NOT NULL,
	gateway_payment_id text NOT NULL,
	kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'dispute')),
	gross_fils bigint NOT NULL,
	fee_fils bigint NOT NULL CHECK (fee_fils >= 0),
	-- The payment, refund or dispute of ours that this line tells of; null until one is found.
	matched_id uuid,
	-- When its fee was entered in the journal.
	fee_entered_at timestamptz,
	CONSTRAINT gateway_transfer_items_have_a_line_each UNIQUE (transfer_id, line_no)
);
-- A payment, a refund or a dispute comes in one line of one report. A dispute that was won comes back in a second one, with a negative gross.
CREATE UNIQUE INDEX gateway_transfer_items_tell_of_a_thing_once ON gateway_transfer_items (matched_id, sign(gross_fils)) WHERE matched_id IS NOT NULL;
CREATE INDEX gateway_transfer_items_of_payment ON gateway_transfer_items (gateway_payment_id);

-- Where the gateway's report and our books say different things, until a later run or a person settles it.
CREATE TABLE gateway_differences (
	id uuid PRIMARY KEY,
	kind text NOT NULL CHECK (kind IN (
		'AMOUNT_DIFFERS', 'PAYMENT_UNKNOWN', 'REPORTED_TWICE', 'REFUND_UNKNOWN', 'DISPUTE_UNKNOWN', 'NET_DIFFERS', 'PAYMENT_NOT_REPORTED', 'REFUND_NOT_REPORTED'
	)),
	-- The line, the transfer, the payment or the refund that it is about.
	subject_id uuid NOT NULL,
	-- As the gateway calls the payment or the transfer.
	gateway_reference text NOT NULL,
	booking_id uuid REFERENCES bookings (id),
	ours_fils bigint,
	theirs_fils bigint,
	found_at timestamptz NOT NULL,
	resolved_at timestamptz,
	resolved_by uuid REFERENCES users (id),
	note text,
	CONSTRAINT gateway_differences_are_told_once UNIQUE (kind, subject_id),
	CONSTRAINT gateway_differences_settled_by_a_person_say_why CHECK (resolved_by IS NULL OR (resolved_at IS NOT NULL AND note IS NOT NULL))
);
CREATE INDEX gateway_differences_open ON gateway_differences (found_at DESC) WHERE resolved_at IS NULL;
CREATE INDEX payments_paid ON payments (paid_at) WHERE state = 'PAID';
CREATE INDEX payments_in_review ON payments (created_at) WHERE state = 'REVIEW';
