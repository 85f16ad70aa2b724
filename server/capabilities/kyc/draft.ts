/** A person hands over details and documents one by one: they stay, also after the page is left, until everything is there and submitted. */
import type { DocumentKind, IdentityDetails } from '#contract/identity-details.ts';
import type { KycState } from '#contract/kyc.ts';
import { ammanDate } from '#contract/time.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { storeDocument } from '#server/platform/files/uploads.ts';
import { refuseFields } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { draftOf, saveDraft } from './drafts-sql.ts';
import { findDetailProblems, isOpen } from './rules.ts';
import { readStanding, type Standing } from './standing.ts';
import { readStatus } from './status.ts';

export async function saveDetails(platform: Platform, caller: Caller, details: IdentityDetails): Promise<KycState> {
	await inTransaction(platform.db, async (tx) => {
		const { draft } = await lockOpenStanding(tx, caller.userId);
		await assertDetails(platform, tx, details, caller);
		await saveDraft(tx, caller.userId, { ...draft, details }, platform.clock.now());
	});
	return readStatus(platform, caller);
}

/** Names fields with `prefix` before them. */
export async function assertDetails(
	{ clock }: Platform,
	db: Queryable,
	details: IdentityDetails,
	{ lang }: Pick<Caller, 'lang'>,
	prefix = '',
): Promise<void> {
	const { minimumDriverAge } = await currentSettings(db);
	const problems = findDetailProblems(details, { today: ammanDate(clock.now()), minimumAge: minimumDriverAge });
	if (problems.length > 0)
		throw refuseFields(
			problems.map(([field, text]) => [`${prefix}${field}`, text] as const),
			lang,
		);
}

export async function saveDocument(platform: Platform, caller: Caller, kind: DocumentKind, documentUrl: string): Promise<KycState> {
	assertAsked(await readStanding(platform.db, caller.userId), kind);
	const document = await storeDocument(platform, caller, documentUrl, { purpose: 'IDENTITY_DOCUMENT', field: 'documentUrl' });
	try {
		await inTransaction(platform.db, async (tx) => {
			const standing = await lockOpenStanding(tx, caller.userId);
			assertAsked(standing, kind);
			await document.commit(tx);
			await replaceDocument(platform, tx, { userId: caller.userId, kind, documentId: document.objectId });
		});
	} catch (error) {
		await document.discard();
		throw error;
	}
	return readStatus(platform, caller);
}

/** Removing what is not there changes nothing. */
export async function removeDocument(platform: Platform, caller: Caller, kind: DocumentKind): Promise<KycState> {
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'person', caller.userId);
		await replaceDocument(platform, tx, { userId: caller.userId, kind, documentId: null });
	});
	return readStatus(platform, caller);
}

type Replacement = { userId: string; kind: DocumentKind; documentId: string | null };

async function replaceDocument(platform: Platform, tx: Transaction, { userId, kind, documentId }: Replacement): Promise<void> {
	const draft = await draftOf(tx, userId);
	const former = draft.documents[kind];
	if (former === documentId) return;
	await saveDraft(tx, userId, { ...draft, documents: { ...draft.documents, [kind]: documentId } }, platform.clock.now());
	if (former) await discardObject(tx, former, 'DOCUMENT');
}

/** Throws KYC_ALREADY_OPEN. What this person hands over and submits happens one after the other. */
export async function lockOpenStanding(tx: Transaction, userId: string): Promise<Standing> {
	await lockSubject(tx, 'person', userId);
	const standing = await readStanding(tx, userId);
	if (!isOpen(standing.check)) throw refuse('KYC_ALREADY_OPEN');
	return standing;
}

/** Of somebody whose identity is approved only the details, with their permit, are asked. */
function assertAsked({ check }: Standing, kind: DocumentKind): void {
	if (!isOpen(check) || (check?.status === 'APPROVED' && kind !== 'PERMIT')) throw refuse('KYC_ALREADY_OPEN');
}
