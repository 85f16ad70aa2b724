/** What a booking's row says about cancelling it: its amounts, its times, and the policy that was frozen when it was made. */
import { type CancellationPolicy, cancellationPolicies } from '#contract/booking-life.ts';
import type { CancelTerms } from './cancellation-rules.ts';
import type { BookingRow } from './sql.ts';

/** Of the settings' default, for a snapshot that names none. */
const DEFAULT_FEE_PERCENT = 12;

type Snapshot = { cancellationPolicy?: unknown; platformFeePercent?: unknown };

export function policyOf(row: BookingRow): CancellationPolicy {
	const { cancellationPolicy } = row.policy_snapshot as Snapshot;
	return cancellationPolicies.find((policy) => policy === cancellationPolicy) ?? 'MODERATE';
}

export function cancelTerms(row: BookingRow): CancelTerms {
	const { platformFeePercent } = row.policy_snapshot as Snapshot;
	return {
		policy: policyOf(row),
		isPaid: row.paid_at !== null,
		confirmedAt: row.confirmed_at,
		startsAt: row.starts_at,
		days: row.days,
		baseFils: row.base_fils,
		discountFils: row.discount_fils,
		totalFils: row.total_fils,
		depositFils: row.deposit_fils,
		platformFeePercent: typeof platformFeePercent === 'number' ? platformFeePercent : DEFAULT_FEE_PERCENT,
	};
}
