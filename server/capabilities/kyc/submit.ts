/** A person submits ID, driver's licence and details, or a renewal of them: in one call, or as uploaded in parts. */
import { type DocumentKind, documentKinds, type IdentityDetails } from '#contract/identity-details.ts';
import type { KycState } from '#contract/kyc.ts';
import { ammanDate, ammanIso } from '#contract/time.ts';
import { changeUser } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { type StoredUpload, storeDocument } from '#server/platform/files/uploads.ts';
import { refuseField } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { assertDetails, lockOpenState } from './draft.ts';
import { deleteDraft } from './drafts-sql.ts';
import { identitySubmitted } from './events.ts';
import { type IdentityState, readIdentityState } from './identity-state.ts';
import { type Documents, type Draft, gather, purposeOf, uploadableDocuments } from './rules.ts';
import { addDetails, insertCheck, isInAnyCheck } from './sql.ts';
import { readStatus } from './status.ts';

type HandedIn = {
	idDocUrl?: string | undefined;
	licenseUrl?: string | undefined;
	permitUrl?: string | undefined;
	licenceExpiresOn?: string | undefined;
	details?: IdentityDetails | undefined;
};

const fieldOf = { ID: 'idDocUrl', LICENCE: 'licenseUrl', PERMIT: 'permitUrl' } as const satisfies Record<DocumentKind, keyof HandedIn>;

export async function submitDocuments(platform: Platform, caller: Caller, handedIn: HandedIn): Promise<KycState> {
	const state = await readIdentityState(platform.db, caller.userId);
	const purpose = purposeOfSubmission(platform, state, handedIn);
	const { licenceExpiresOn, details } = handedIn;
	const formerExpiry = purpose === 'LICENCE' ? state.check?.licenceExpiresOn : null;
	if (licenceExpiresOn !== undefined && licenceExpiresOn < ammanDate(platform.clock.now()))
		throw refuseField('licenceExpiresOn', 'LICENCE_EXPIRED', caller.lang);
	if (details) await assertDetails(platform, platform.db, details, { caller, formerExpiry, prefix: 'details.' });
	assertComplete(gather(state.check, withHandedIn(state.draft, handedIn), purpose), handedIn, caller);
	const stored: Partial<Record<DocumentKind, StoredUpload>> = {};
	try {
		for (const kind of documentKinds) {
			const [field, url] = [fieldOf[kind], handedIn[fieldOf[kind]]];
			if (url !== undefined) stored[kind] = await storeDocument(platform, caller, url, { purpose: 'IDENTITY_DOCUMENT', field });
		}
		await inTransaction(platform.db, (tx) => submit(platform, tx, caller, { handedIn, stored }));
	} catch (error) {
		// If one part is refused, the stored files of the others are deleted.
		for (const document of Object.values(stored)) await document.discard();
		if (/^identity_checks_one_open_/.test(violatedConstraint(error) ?? '')) throw refuse('KYC_ALREADY_OPEN');
		throw error;
	}
	return readStatus(platform, caller);
}

type Submission = { handedIn: HandedIn; stored: Partial<Record<DocumentKind, StoredUpload>> };

async function submit(platform: Platform, tx: Transaction, caller: Caller, { handedIn, stored }: Submission): Promise<void> {
	const state = await lockOpenState(platform, tx, caller.userId);
	const purpose = purposeOfSubmission(platform, state, handedIn);
	const { row, check, draft } = state;
	const ids = Object.fromEntries(Object.entries(stored).map(([kind, { objectId }]) => [kind, objectId]));
	const gathered = gather(check, { documents: { ...draft.documents, ...ids }, details: handedIn.details ?? draft.details }, purpose);
	assertComplete(gathered, handedIn, caller);
	// Rejected details are not submitted again if the caller sends none.
	const details = gathered.missing.includes('DETAILS') ? null : gathered.details;
	// A licence that was uploaded some days ago may have expired meanwhile.
	const formerExpiry = purpose === 'LICENCE' ? check?.licenceExpiresOn : null;
	if (details && !handedIn.details) await assertDetails(platform, tx, details, { caller, formerExpiry });
	for (const document of Object.values(stored)) await document.commit(tx);
	const now = platform.clock.now();
	const isDetailsAlone = purpose === 'COMPLETION';
	const renewal = purpose === 'LICENCE' || purpose === 'PERMIT' ? purpose : null;
	if (row && isDetailsAlone && details) {
		await addDetails(tx, row.id, details, { permitId: gathered.documents.PERMIT, now });
	} else {
		const licenceExpiresOn = details?.licenceExpiresOn ?? handedIn.licenceExpiresOn ?? null;
		const renews = renewal && row ? row.id : null;
		await insertCheck(tx, { userId: caller.userId, documents: gathered.documents, details, licenceExpiresOn, renews, now });
		// The former approval counts until a renewal is approved.
		if (!renewal) await changeUser(tx, caller.userId, { kyc_status: 'PENDING' });
	}
	await deleteDraft(tx, caller.userId);
	await discardUnused(tx, [...Object.values(draft.documents), ...Object.values(ids), check?.documents.PERMIT ?? null]);
	const submitted = { userId: caller.userId, submittedAt: ammanIso(now), isDetailsAlone, renewal };
	await platform.events.publish(platform, tx, identitySubmitted, submitted);
	await audit(platform, tx, {
		...{ actorId: caller.personId, action: 'kyc.submitted', subject: 'user', subjectId: caller.userId },
		...(renewal && { after: { renewal: true } }),
	});
}

/** Throws KYC_ALREADY_OPEN, also if a part is sent that was not requested. */
function purposeOfSubmission({ clock }: Platform, { check, draft }: IdentityState, handedIn: HandedIn) {
	const today = ammanDate(clock.now());
	const all = withHandedIn(draft, handedIn);
	const purpose = purposeOf(check, all, today);
	const asked = uploadableDocuments(check, all, today);
	const isAsked = documentKinds.every((kind) => handedIn[fieldOf[kind]] === undefined || asked.includes(kind));
	if (!purpose || !isAsked || (purpose === 'PERMIT' && handedIn.details)) throw refuse('KYC_ALREADY_OPEN');
	return purpose;
}

/** The draft as it will be once the files of the call are stored. */
function withHandedIn({ documents, details }: Draft, handedIn: HandedIn): Draft {
	const found = (kind: DocumentKind): string | null => handedIn[fieldOf[kind]] ?? documents[kind];
	const withFiles: Documents = { ID: found('ID'), LICENCE: found('LICENCE'), PERMIT: found('PERMIT') };
	return { documents: withFiles, details: handedIn.details ?? details };
}

/** Both documents in one call may come without details, as before these were requested: a car that requires age or years of licence then asks to complete them. */
function assertComplete({ missing }: Pick<ReturnType<typeof gather>, 'missing'>, handedIn: HandedIn, { lang }: Caller): void {
	const [document] = documentKinds.filter((kind) => missing.includes(kind));
	if (document) throw refuseField(fieldOf[document], document === 'PERMIT' ? 'PERMIT_REQUIRED' : 'REQUIRED', lang);
	const isWhole = handedIn.idDocUrl !== undefined && handedIn.licenseUrl !== undefined;
	if (missing.includes('DETAILS') && !isWhole) throw refuseField('details', 'REQUIRED', lang);
}

/** Replaced files, and a permit that the licence turned out not to need. */
async function discardUnused(tx: Transaction, ids: ReadonlyArray<string | null>): Promise<void> {
	for (const id of new Set(ids)) if (id && !(await isInAnyCheck(tx, id))) await discardObject(tx, id, 'DOCUMENT');
}
