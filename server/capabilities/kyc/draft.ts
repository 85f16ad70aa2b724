/** A person uploads details and documents one by one: they are stored, also after the page is left, until everything is complete and submitted. */
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
import { type IdentityState, readIdentityState } from './identity-state.ts';
import { findDetailProblems, purposeOf, uploadableDocuments } from './rules.ts';
import { readStatus } from './status.ts';

export async function saveDetails(platform: Platform, caller: Caller, details: IdentityDetails): Promise<KycState> {
	await inTransaction(platform.db, async (tx) => {
		const { draft, check, purpose } = await lockOpenState(platform, tx, caller.userId);
		if (purpose === 'PERMIT') throw refuse('KYC_ALREADY_OPEN');
		await assertDetails(platform, tx, details, { caller, formerExpiry: purpose === 'LICENCE' ? check?.licenceExpiresOn : null });
		await saveDraft(tx, caller.userId, { ...draft, details }, platform.clock.now());
	});
	return readStatus(platform, caller);
}

type Judged = {
	caller: Pick<Caller, 'lang'>;
	/** Expiry of the licence that is to be renewed. */
	formerExpiry?: string | null | undefined;
	/** Before the names of fields. */
	prefix?: string;
};

export async function assertDetails(
	{ clock }: Platform,
	db: Queryable,
	details: IdentityDetails,
	{ caller: { lang }, formerExpiry = null, prefix = '' }: Judged,
): Promise<void> {
	const { minimumDriverAge: minimumAge } = await currentSettings(db);
	const problems = findDetailProblems(details, { today: ammanDate(clock.now()), minimumAge, formerExpiry });
	if (problems.length > 0)
		throw refuseFields(
			problems.map(([field, text]) => [`${prefix}${field}`, text] as const),
			lang,
		);
}

export async function saveDocument(platform: Platform, caller: Caller, kind: DocumentKind, documentUrl: string): Promise<KycState> {
	assertAsked(platform, await readIdentityState(platform.db, caller.userId), kind);
	const document = await storeDocument(platform, caller, documentUrl, { purpose: 'IDENTITY_DOCUMENT', field: 'documentUrl' });
	try {
		await inTransaction(platform.db, async (tx) => {
			assertAsked(platform, await lockOpenState(platform, tx, caller.userId), kind);
			await document.commit(tx);
			await replaceDocument(platform, tx, { userId: caller.userId, kind, documentId: document.objectId });
		});
	} catch (error) {
		await document.discard();
		throw error;
	}
	return readStatus(platform, caller);
}

/** Removing a missing part changes nothing. */
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

/** Throws KYC_ALREADY_OPEN. Uploads and submissions of one person run one after another. */
export async function lockOpenState({ clock }: Platform, tx: Transaction, userId: string) {
	await lockSubject(tx, 'person', userId);
	const state = await readIdentityState(tx, userId);
	const purpose = purposeOf(state.check, state.draft, ammanDate(clock.now()));
	if (!purpose) throw refuse('KYC_ALREADY_OPEN');
	return { ...state, purpose };
}

function assertAsked({ clock }: Platform, { check, draft }: IdentityState, kind: DocumentKind): void {
	if (!uploadableDocuments(check, draft, ammanDate(clock.now())).includes(kind)) throw refuse('KYC_ALREADY_OPEN');
}
