/** Rules of the identity check: valid details, what can be submitted, what remains valid after a rejection, and what is still missing. Pure. */
import { LICENCE_RENEWAL_DAYS } from '#contract/deadlines.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';
import {
	type DetailField,
	type DocumentKind,
	documentKinds,
	type IdentityDetails,
	OLDEST_AGE,
	YOUNGEST_LICENCE_AGE,
} from '#contract/identity-details.ts';
import type { DetailsState } from '#contract/kyc.ts';
import type { IdentityPart, RenewalKind } from '#contract/licence-renewal.ts';
import { addDays, fullYears } from '#contract/time.ts';

/** Ids of the documents, by kind. */
export type Documents = Record<DocumentKind, string | null>;
export const noDocuments: Documents = { ID: null, LICENCE: null, PERMIT: null };

type DetailProblem = readonly [field: DetailField, text: FieldTextKey];

type Judging = {
	today: string;
	minimumAge: number;
	/** When the licence expires that a new one renews. */
	formerExpiry?: string | null;
};

/** At most one problem for each field. Dates are calendar dates; `today` is Amman's. */
export function findDetailProblems(
	details: IdentityDetails,
	{ today, minimumAge, formerExpiry = null }: Judging,
): readonly DetailProblem[] {
	const { birthDate, licenceIssuedOn, licenceExpiresOn } = details;
	const problems: Array<DetailProblem | null> = [
		birthProblem(birthDate, today, minimumAge),
		issueProblem(licenceIssuedOn, birthDate, today),
		expiryProblem(licenceExpiresOn, licenceIssuedOn, today) ?? renewalProblem(licenceExpiresOn, formerExpiry),
	];
	return problems.filter((problem) => problem !== null);
}

function birthProblem(birthDate: string, today: string, minimumAge: number): DetailProblem | null {
	if (birthDate >= today || fullYears(birthDate, today) > OLDEST_AGE) return ['birthDate', 'BIRTH_DATE_INVALID'];
	return fullYears(birthDate, today) < minimumAge ? ['birthDate', 'AGE_TOO_LOW'] : null;
}

function issueProblem(issuedOn: string, birthDate: string, today: string): DetailProblem | null {
	if (issuedOn > today) return ['licenceIssuedOn', 'LICENCE_ISSUED_LATER'];
	return fullYears(birthDate, issuedOn) < YOUNGEST_LICENCE_AGE ? ['licenceIssuedOn', 'LICENCE_ISSUED_TOO_EARLY'] : null;
}

/** A licence is valid on its last day. */
function expiryProblem(expiresOn: string, issuedOn: string, today: string): DetailProblem | null {
	if (expiresOn < today) return ['licenceExpiresOn', 'LICENCE_EXPIRED'];
	return expiresOn <= issuedOn ? ['licenceExpiresOn', 'LICENCE_EXPIRES_TOO_EARLY'] : null;
}

const renewalProblem = (expiresOn: string, formerExpiry: string | null): DetailProblem | null =>
	formerExpiry !== null && expiresOn <= formerExpiry ? ['licenceExpiresOn', 'LICENCE_NOT_RENEWED'] : null;

export type Submitted = {
	status: 'PENDING' | 'APPROVED' | 'REJECTED';
	details: IdentityDetails | null;
	documents: Documents;
	rejectedDocuments: readonly DocumentKind[];
	rejectedFields: readonly DetailField[];
	isRevoked: boolean;
};

/** The part of the present check that matters for the next submission. */
export type FormerCheck = Submitted & {
	detailsState: DetailsState;
	licenceExpiresOn: string | null;
	/** The newest renewal of this one that is not approved. */
	renewal: Submitted | null;
};

export type Draft = { documents: Documents; details: IdentityDetails | null };
export const emptyDraft: Draft = { documents: noDocuments, details: null };

/** What an approved person may renew. The end of a permit is not known, so the next one is accepted at any time. */
export function findRenewal({ status, licenceExpiresOn, detailsState, details }: FormerCheck, today: string): RenewalKind | null {
	if (status !== 'APPROVED') return null;
	if (licenceExpiresOn !== null && addDays(licenceExpiresOn, -LICENCE_RENEWAL_DAYS) <= today) return 'LICENCE';
	return detailsState === 'CONFIRMED' && details?.licenceScript === 'OTHER' ? 'PERMIT' : null;
}

export const isExpired = ({ licenceExpiresOn }: Pick<FormerCheck, 'licenceExpiresOn'>, today: string): boolean =>
	licenceExpiresOn !== null && licenceExpiresOn < today;

/** The purpose of the uploaded parts: a whole check, missing details of an approved identity, or a renewal. */
type Purpose = 'CHECK' | 'COMPLETION' | RenewalKind;

/** Null: nothing can be uploaded, because something waits or nothing is requested. */
export function purposeOf(check: FormerCheck | null, draft: Draft, today: string): Purpose | null {
	if (!check || check.status === 'REJECTED') return 'CHECK';
	if (check.status === 'PENDING' || check.detailsState === 'WAITING' || check.renewal?.status === 'PENDING') return null;
	const renewal = findRenewal(check, today);
	if (check.detailsState === 'CONFIRMED') return renewal;
	// A person without details may complete them as long as the licence is valid, or submit the next one.
	const isBegun = draft.documents.LICENCE !== null || check.renewal !== null;
	return renewal === 'LICENCE' && (isExpired(check, today) || isBegun) ? 'LICENCE' : 'COMPLETION';
}

/** Documents that may be uploaded now. */
export function uploadableDocuments(check: FormerCheck | null, draft: Draft, today: string): readonly DocumentKind[] {
	switch (purposeOf(check, draft, today)) {
		case 'CHECK':
			return documentKinds;
		case 'LICENCE':
			return ['LICENCE', 'PERMIT'];
		case 'COMPLETION':
			return check && findRenewal(check, today) === 'LICENCE' ? ['LICENCE', 'PERMIT'] : ['PERMIT'];
		case 'PERMIT':
			return ['PERMIT'];
		case null:
			return [];
	}
}

type Carried = { documents: Documents; areDetailsAccepted: boolean };

/** The parts of the newest check that remain valid. A rejection that names no part, and a revocation, request both documents again. */
function carriedOver(check: Submitted | null): Carried {
	if (!check) return { documents: noDocuments, areDetailsAccepted: false };
	const { rejectedDocuments, rejectedFields } = check;
	const isPartial = check.status === 'APPROVED' || (!check.isRevoked && rejectedDocuments.length + rejectedFields.length > 0);
	const acceptedDocument = (kind: DocumentKind) => (isPartial && !rejectedDocuments.includes(kind) ? check.documents[kind] : null);
	return {
		documents: { ID: acceptedDocument('ID'), LICENCE: acceptedDocument('LICENCE'), PERMIT: acceptedDocument('PERMIT') },
		areDetailsAccepted: check.details !== null && rejectedFields.length === 0,
	};
}

export type Gathered = { documents: Documents; details: IdentityDetails | null; missing: readonly IdentityPart[] };

/** What would be submitted: the parts uploaded now, otherwise those of the newest check that remain valid. */
export function gather(check: FormerCheck | null, draft: Draft, purpose: Purpose | null): Gathered {
	if (check && purpose === 'PERMIT') return gatherPermit(check, draft);
	if (check && purpose === 'LICENCE') return gatherLicence(check, draft);
	return collect(carriedOver(check), draft, draft.details ?? check?.details ?? null);
}

/** Of each document the one of the draft, else the one that was accepted before. */
function collect({ documents: carried, areDetailsAccepted }: Carried, draft: Draft, details: IdentityDetails | null): Gathered {
	const needsPermit = details?.licenceScript === 'OTHER';
	const found = (kind: DocumentKind) => draft.documents[kind] ?? carried[kind];
	const documents = { ID: found('ID'), LICENCE: found('LICENCE'), PERMIT: needsPermit ? found('PERMIT') : null };
	const isNeeded = (kind: DocumentKind) => kind !== 'PERMIT' || needsPermit;
	const areDetailsThere = draft.details !== null || areDetailsAccepted;
	return {
		documents,
		details,
		missing: [
			...(areDetailsThere ? [] : (['DETAILS'] as const)),
			...documentKinds.filter((kind) => isNeeded(kind) && documents[kind] === null),
		],
	};
}

function gatherPermit({ documents, details }: FormerCheck, { documents: { PERMIT } }: Draft): Gathered {
	return { documents: { ...documents, PERMIT: PERMIT ?? documents.PERMIT }, details, missing: PERMIT === null ? ['PERMIT'] : [] };
}

/** A permit translates one licence, so that a new licence in other letters needs a new one. */
function gatherLicence({ documents: { ID, LICENCE }, detailsState, details: approved, renewal }: FormerCheck, draft: Draft): Gathered {
	const former = renewal && renewal.documents.LICENCE !== LICENCE ? renewal : null;
	const carried = carriedOver(former);
	const stated = draft.details ?? former?.details ?? null;
	const details = stated && approved && detailsState === 'CONFIRMED' ? renewedDetails(approved, stated) : stated;
	return collect({ ...carried, documents: { ...carried.documents, ID } }, draft, details);
}

/** Birth and nationality stay as an admin has confirmed them, because a new licence is submitted without the identity document. */
const renewedDetails = ({ birthDate, nationality }: IdentityDetails, stated: IdentityDetails): IdentityDetails => ({
	...stated,
	birthDate,
	nationality,
});

/** The new parts of a check: all of it, or for a renewal what differs from the renewed one. */
export const newDocuments = (handedIn: Documents, renewed: Documents | null): readonly DocumentKind[] =>
	documentKinds.filter((kind) => handedIn[kind] !== null && handedIn[kind] !== renewed?.[kind]);

/** Requirements of a car, or of the marketplace, for a driver; 0: none. */
export type DriverTerms = { age: number; licenceYears: number };
export type DriverProblem = 'DRIVER_DETAILS_MISSING' | 'DRIVER_TOO_YOUNG' | 'LICENCE_TOO_NEW';

/** Evaluated on the first day of the trip. `details`: as an admin has confirmed them; without them no requirement of a car is met, and the marketplace's minimum age is not checked. */
export function findDriverProblem(
	details: Pick<IdentityDetails, 'birthDate' | 'licenceIssuedOn'> | null,
	{ car, minimumAge }: { car: DriverTerms; minimumAge: number },
	firstDay: string,
): DriverProblem | null {
	if (!details) return car.age > 0 || car.licenceYears > 0 ? 'DRIVER_DETAILS_MISSING' : null;
	if (fullYears(details.birthDate, firstDay) < Math.max(car.age, minimumAge)) return 'DRIVER_TOO_YOUNG';
	return fullYears(details.licenceIssuedOn, firstDay) < car.licenceYears ? 'LICENCE_TOO_NEW' : null;
}

/** Each country numbers its licences itself; separators do not count. */
export const licenceIdentity = ({ nationality, licenceNumber }: Pick<IdentityDetails, 'nationality' | 'licenceNumber'>): string =>
	`${nationality} ${licenceNumber.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
