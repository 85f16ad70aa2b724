/** An admin decides an identity check: approved, after opening the documents and confirming the details, or rejected with a reason. */
import { type DetailField, type DocumentKind, detailFields, type IdentityDetails, licenceFields } from '#contract/identity-details.ts';
import type { IdentityDecision } from '#contract/identity-review.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { reviewerNames, reviewProblem } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseField } from '#server/platform/http/input.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { carryOut, isCompletion, requestedFields } from './carry-out.ts';
import { assertDetails } from './draft.ts';
import { detailsOf, detailsStateOf, documentsOf } from './identity-state.ts';
import { checksByIds } from './renewals-sql.ts';
import { newDocuments } from './rules.ts';
import { type CheckRow, identityReviews, lockPendingCheck, newestCheck } from './sql.ts';
import { countOpenedDocuments } from './views-sql.ts';

export type Decision = { userId: string; status: 'APPROVED' | 'REJECTED'; notes: string | null };

type Confirmed = {
	/** The date on the licence, `YYYY-MM-DD`, or null if it shows none; if left out, the person's date is confirmed. */
	licenceExpiresOn?: string | null | undefined;
	/** The details on the documents, as this admin read them. */
	details?: IdentityDetails | undefined;
};

export const approveIdentity = (platform: Platform, caller: Caller, userId: string, confirmed: Confirmed = {}): Promise<Decision> =>
	decideNow(platform, caller, userId, { status: 'APPROVED', ...confirmed });

type Rejection = { notes: string; documents?: DocumentKind[]; fields?: DetailField[] };

/** The named parts are requested again; if none are named, everything that was submitted. */
export const rejectIdentity = (platform: Platform, caller: Caller, userId: string, rejection: Rejection): Promise<Decision> =>
	decideNow(platform, caller, userId, { status: 'REJECTED', documents: [], fields: [], ...rejection });

async function decideNow(platform: Platform, caller: Caller, userId: string, decision: IdentityDecision): Promise<Decision> {
	await inTransaction(platform.db, async (tx) => {
		const check = await lockUndecided(platform, tx, caller, userId);
		await assertDecision(platform, tx, caller, { check, decision });
		await identityReviews.delete(tx, check.id);
		await carryOut(platform, tx, caller.personId, { check, decision });
	});
	return { userId, status: decision.status, notes: notesOf(decision) };
}

export const notesOf = (decision: IdentityDecision): string | null => (decision.status === 'REJECTED' ? decision.notes : null);

/** The check that waits for an admin, unless another admin has it open or has decided it. */
export async function lockUndecided(platform: Platform, tx: Transaction, caller: Caller, userId: string): Promise<CheckRow> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	if (userId === caller.userId) throw refuse('KYC_OWN');
	const check = await lockPendingCheck(tx, userId);
	if (!check) return refuseDecided(tx, caller, userId);
	const problem = await reviewProblem(platform, tx, { table: identityReviews, caller, id: check.id });
	if (problem?.code === 'NOT_PENDING') throw refuse('KYC_NOT_PENDING');
	if (problem) throw refuse(`KYC_${problem.code}`, problem.names);
	return check;
}

/** Throws NOT_FOUND, KYC_NOT_PENDING, KYC_DECIDED_BY. */
async function refuseDecided(tx: Transaction, caller: Caller, userId: string): Promise<never> {
	if (!(await userById(tx, userId))) throw refuse('NOT_FOUND');
	const decidedBy = (await newestCheck(tx, userId))?.decided_by ?? null;
	if (decidedBy === null || decidedBy === caller.userId || decidedBy === userId) throw refuse('KYC_NOT_PENDING');
	throw refuse('KYC_DECIDED_BY', await reviewerNames(tx, decidedBy));
}

type Judged<Status extends IdentityDecision['status'] = IdentityDecision['status']> = {
	check: CheckRow;
	decision: Extract<IdentityDecision, { status: Status }>;
};

/** Whether it may be carried out; validated when the decision is made. */
export async function assertDecision(platform: Platform, tx: Transaction, caller: Caller, { check, decision }: Judged): Promise<void> {
	const [renewed = null] = await checksByIds(tx, check.renews === null ? [] : [check.renews]);
	if (decision.status === 'REJECTED') assertHandedIn(caller, { check, renewed, decision });
	else await assertApproval(platform, tx, caller, { check, renewed, decision });
}

/** `renewed`: the approved check that this one is to replace. */
type JudgedBeside<Status extends IdentityDecision['status']> = Judged<Status> & { renewed: CheckRow | null };

async function assertApproval(platform: Platform, tx: Transaction, caller: Caller, judged: JudgedBeside<'APPROVED'>): Promise<void> {
	const { check, renewed, decision } = judged;
	const { details } = decision;
	const stated = detailsOf(check);
	if (stated && !details) throw refuse('KYC_DETAILS_UNCONFIRMED');
	const handedIn = documentsOf(check);
	const documents = newDocuments(handedIn, renewed && documentsOf(renewed)).flatMap((kind) => handedIn[kind] ?? []);
	if ((await countOpenedDocuments(tx, documents, caller.userId)) < documents.length) throw refuse('KYC_DOCUMENTS_UNOPENED');
	const formerExpiry = renewed && renewed.licence_id !== check.licence_id ? renewed.licence_expires_on : null;
	if (details) await assertDetails(platform, tx, details, { caller, formerExpiry, prefix: 'details.' });
	if (details?.licenceScript === 'OTHER' && check.permit_id === null)
		throw refuseField('details.licenceScript', 'PERMIT_REQUIRED', caller.lang);
}

/** Only submitted parts can be rejected; of an approved identity neither ID nor licence, because that is a revocation. */
function assertHandedIn({ lang }: Caller, { check, renewed, decision }: JudgedBeside<'REJECTED'>): void {
	const handedIn = newDocuments(documentsOf(check), renewed && documentsOf(renewed));
	const isThere = (kind: DocumentKind) => handedIn.includes(kind) && (kind === 'PERMIT' || !isCompletion(check));
	if (!decision.documents.every(isThere)) throw refuseField('documents', 'CHOICE_INVALID', lang);
	const stated = check.details_state === null ? [] : statedFields(renewed, handedIn);
	if (!requestedFields(check, decision).every((field) => stated.includes(field))) throw refuseField('fields', 'CHOICE_INVALID', lang);
}

/** The details that the person typed. For a new licence only those on it, unless nothing of the identity is confirmed yet; for a permit none. */
function statedFields(renewed: CheckRow | null, handedIn: readonly DocumentKind[]): readonly DetailField[] {
	if (!renewed) return detailFields;
	if (!handedIn.includes('LICENCE')) return [];
	return detailsStateOf(renewed) === 'CONFIRMED' ? licenceFields : detailFields;
}
