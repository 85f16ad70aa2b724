/** Payout details of an owner: displayed masked, changed as a new version, with a notice to the owner; failed payouts are retried. */
import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';
import type { PayoutDetails, setPayoutDetails } from '#contract/payouts.ts';
import { ammanIso } from '#contract/time.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { refuseFields } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type Checked, checkAlias, checkHolderName, checkIban, maskAccount } from './account-rules.ts';
import { type DetailsRow, detailsOf, insertDetails } from './details-sql.ts';
import { payoutDetailsChanged } from './events.ts';
import { failedPayouts, payoutById } from './sql.ts';
import { retryPayout } from './transition-payout.ts';

const SHOWN_VERSIONS = 10;

export async function readDetails(db: Queryable, caller: Caller): Promise<PayoutDetails> {
	const rows = await detailsOf(db, caller.userId, SHOWN_VERSIONS);
	const members = rows.map((row) => row.changed_by).filter((id) => id !== caller.userId);
	const nameOf = await namesOf(db, members);
	const [current = null, ...history] = rows.map((row) => ({
		kind: row.kind as 'IBAN' | 'CLIQ',
		shown: maskAccount(row) ?? '',
		holderName: row.holder_name,
		changedAt: ammanIso(row.changed_at),
		by: row.changed_by === caller.userId ? null : nameOf(row.changed_by),
	}));
	return { current, history };
}

type Account = Pick<DetailsRow, 'kind' | 'iban' | 'holder_name' | 'cliq_alias'>;

/** Saving the same details again only retries failed payouts: the owner confirms that they are right. */
export async function saveDetails(
	platform: Platform,
	caller: Caller,
	body: InputOf<typeof setPayoutDetails>['body'],
): Promise<PayoutDetails> {
	const account = checkedAccount(caller, body);
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'person', caller.userId);
		const [before] = await detailsOf(tx, caller.userId, 1);
		if (!before || !isSame(before, account)) await addVersion(platform, tx, caller, { before, account });
		for (const { id, booking_id } of await failedPayouts(tx, caller.userId)) {
			await lockBooking(tx, booking_id);
			const row = await payoutById(tx, id);
			if (row?.state === 'FAILED') await retryPayout(platform, tx, row, caller.personId);
		}
		return readDetails(tx, caller);
	});
}

/** Throws INVALID_INPUT with a sentence for the invalid field. */
function checkedAccount(caller: Caller, body: InputOf<typeof setPayoutDetails>['body']): Account {
	const wrong: Array<[string, FieldTextKey]> = [];
	const take = (field: string, checked: Checked): string => {
		if ('value' in checked) return checked.value;
		wrong.push([field, checked.wrong]);
		return '';
	};
	const account: Account =
		body.kind === 'IBAN'
			? {
					kind: 'IBAN',
					iban: take('iban', checkIban(body.iban)),
					holder_name: take('holderName', checkHolderName(body.holderName)),
					cliq_alias: null,
				}
			: { kind: 'CLIQ', iban: null, holder_name: null, cliq_alias: take('cliqAlias', checkAlias(body.cliqAlias)) };
	if (wrong.length > 0) throw refuseFields(wrong, caller.lang);
	return account;
}

const isSame = (row: DetailsRow, account: Account): boolean =>
	row.iban === account.iban && row.holder_name === account.holder_name && row.cliq_alias === account.cliq_alias;

async function addVersion(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ before, account }: { before: DetailsRow | undefined; account: Account },
): Promise<void> {
	const row = await insertDetails(tx, {
		...account,
		id: randomUUID(),
		owner_id: caller.userId,
		version: (before?.version ?? 0) + 1,
		changed_at: platform.clock.now(),
		changed_by: caller.personId,
	});
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'payout-details.changed',
		subject: 'user',
		subjectId: caller.userId,
		before: before ? { shown: maskAccount(before) } : null,
		after: { shown: maskAccount(row) },
	});
	const facts = { ownerId: caller.userId, version: row.version, shown: maskAccount(row) ?? '' };
	await platform.events.publish(platform, tx, payoutDetailsChanged, facts);
}
