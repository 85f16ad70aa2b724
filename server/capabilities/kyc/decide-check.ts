/** An admin decides an identity check: approved, after opening the documents and confirming the details, or rejected with a reason. */
import { type DetailField, type DocumentKind, detailFields, type IdentityDetails } from '#contract/identity-details.ts';
import { changeUser, userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { assertDetails } from './draft.ts';
import { identityDecided } from './events.ts';
import { type CheckRow, countOpenedDocuments, decideCheck, lockPendingCheck } from './sql.ts';
import { detailsOf, documentsOf } from './standing.ts';

export type Decision = { userId: string; status: 'APPROVED' | 'REJECTED'; notes: string | null };

type Confirmed = {
	/** The date on the licence, `YYYY-MM-DD`, or null if it shows none; if left out, the person's date stands. */
	licenceExpiresOn?: string | null | undefined;
	/** What the documents say, as this admin read them. */
	details?: IdentityDetails | undefined;
};

export async function approveIdentity(platform: Platform, caller: Caller, userId: string, confirmed: Confirmed = {}): Promise<Decision> {
	await inTransaction(platform.db, async (tx) => {
		const check = await lockWaiting(tx, caller, userId);
		const stated = detailsOf(check);
		const { details } = confirmed;
		if (stated && !details) throw refuse('KYC_DETAILS_UNCONFIRMED');
		const documents = Object.values<string | null>(documentsOf(check)).filter((id) => id !== null);
		if ((await countOpenedDocuments(tx, documents, caller.userId)) < documents.length) throw refuse('KYC_DOCUMENTS_UNOPENED');
		if (details) await assertDetails(platform, tx, details, caller, 'details.');
		if (details?.licenceScript === 'OTHER' && check.permit_id === null)
			throw refuseField('details.licenceScript', 'PERMIT_REQUIRED', caller.lang);
		const expiry =
			details?.licenceExpiresOn ?? (confirmed.licenceExpiresOn === undefined ? check.licence_expires_on : confirmed.licenceExpiresOn);
		await decideCheck(tx, check.id, {
			...{ status: 'APPROVED', notes: null, licenceExpiresOn: expiry, decidedBy: caller.userId, now: platform.clock.now() },
			...{ details, detailsState: details ? 'CONFIRMED' : null },
		});
		const corrected = stated && details ? detailFields.filter((field) => stated[field] !== details[field]) : [];
		await record(platform, tx, caller, {
			check,
			...{ status: 'APPROVED', notes: null },
			after: { licenceExpiresOn: expiry, ...(corrected.length > 0 && { correctedFields: corrected.join(', ') }) },
		});
	});
	return { userId, status: 'APPROVED', notes: null };
}

type Rejection = { notes: string; documents?: readonly DocumentKind[]; fields?: readonly DetailField[] };

/** What is named is asked for again; if nothing is, everything that was handed in. */
export async function rejectIdentity(
	platform: Platform,
	caller: Caller,
	userId: string,
	{ notes, documents = [], fields: named = [] }: Rejection,
): Promise<Decision> {
	await inTransaction(platform.db, async (tx) => {
		const check = await lockWaiting(tx, caller, userId);
		// Of an approved identity everything that was handed in are the details.
		const fields = isCompletion(check) && documents.length + named.length === 0 ? detailFields : named;
		assertHandedIn(check, { documents, fields }, caller);
		await decideCheck(tx, check.id, {
			// Of an approved identity only the details are rejected.
			...{ status: isCompletion(check) ? 'APPROVED' : 'REJECTED', notes, licenceExpiresOn: check.licence_expires_on },
			...{ rejectedDocuments: documents, rejectedFields: fields, decidedBy: caller.userId, now: platform.clock.now() },
			detailsState: check.details_state && (fields.length > 0 || isCompletion(check) ? 'REJECTED' : 'WAITING'),
		});
		await record(platform, tx, caller, {
			check,
			...{ status: 'REJECTED', notes, documents, fields },
			after: {
				licenceExpiresOn: check.licence_expires_on,
				...(documents.length > 0 && { rejectedDocuments: documents.join(', ') }),
				...(fields.length > 0 && { rejectedFields: fields.join(', ') }),
			},
		});
	});
	return { userId, status: 'REJECTED', notes };
}

const isCompletion = (check: CheckRow): boolean => check.status === 'APPROVED';

async function lockWaiting(tx: Transaction, caller: Caller, userId: string): Promise<CheckRow> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	if (userId === caller.userId) throw refuse('KYC_OWN');
	const check = await lockPendingCheck(tx, userId);
	if (!check) throw refuse((await userById(tx, userId)) ? 'KYC_NOT_PENDING' : 'NOT_FOUND');
	return check;
}

/** Only what is there can be rejected; of an approved identity neither ID nor licence, because that is a revocation. */
function assertHandedIn(check: CheckRow, { documents, fields }: Required<Omit<Rejection, 'notes'>>, { lang }: Caller): void {
	const there = documentsOf(check);
	const isThere = (kind: DocumentKind) => there[kind] !== null && (kind === 'PERMIT' || !isCompletion(check));
	if (!documents.every(isThere)) throw refuseField('documents', 'CHOICE_INVALID', lang);
	if (fields.length > 0 && check.details_state === null) throw refuseField('fields', 'CHOICE_INVALID', lang);
}

type Outcome = {
	check: CheckRow;
	status: Decision['status'];
	notes: string | null;
	documents?: readonly DocumentKind[];
	fields?: readonly DetailField[];
	after: { licenceExpiresOn: string | null; [name: string]: string | null };
};

/** The reason and the details are stored in the check, which is deleted with the person; the audit log is permanent. */
async function record(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ check, status, notes, after, ...rejected }: Outcome,
): Promise<void> {
	const userId = check.user_id;
	if (!isCompletion(check)) await changeUser(tx, userId, { kyc_status: status });
	await audit(platform, tx, {
		actorId: caller.personId,
		action: `kyc.${lowerCase(status)}`,
		subject: 'user',
		subjectId: userId,
		before: { status: check.status, licenceExpiresOn: check.licence_expires_on },
		after: { status, ...after },
	});
	await platform.events.publish(platform, tx, identityDecided, {
		...{ checkId: check.id, userId, status, notes },
		...{ documents: [...(rejected.documents ?? [])], fields: [...(rejected.fields ?? [])] },
		detailsSubmittedAt: isCompletion(check) ? (check.details_submitted_at?.toISOString() ?? null) : null,
	});
}
