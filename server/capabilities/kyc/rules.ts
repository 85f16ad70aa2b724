/** Rules of the identity check: what details may say, what a rejection leaves standing, and what is still missing. Pure. */
import type { FieldTextKey } from '#contract/field-texts.ts';
import {
	type DetailField,
	type DocumentKind,
	documentKinds,
	type IdentityDetails,
	OLDEST_AGE,
	YOUNGEST_LICENCE_AGE,
} from '#contract/identity-details.ts';
import type { DetailsState, IdentityPart } from '#contract/kyc.ts';
import { fullYears } from '#contract/time.ts';

/** Ids of the documents, by kind. */
export type Documents = Record<DocumentKind, string | null>;
export const noDocuments: Documents = { ID: null, LICENCE: null, PERMIT: null };

type DetailProblem = readonly [field: DetailField, text: FieldTextKey];

/** At most one problem for each field. Dates are calendar dates; `today` is Amman's. */
export function findDetailProblems(
	details: IdentityDetails,
	{ today, minimumAge }: { today: string; minimumAge: number },
): readonly DetailProblem[] {
	const { birthDate, licenceIssuedOn, licenceExpiresOn } = details;
	const problems: Array<DetailProblem | null> = [
		birthProblem(birthDate, today, minimumAge),
		issueProblem(licenceIssuedOn, birthDate, today),
		expiryProblem(licenceExpiresOn, licenceIssuedOn, today),
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

/** What of the newest check matters for the next submission. */
export type FormerCheck = {
	status: 'PENDING' | 'APPROVED' | 'REJECTED';
	detailsState: DetailsState;
	details: IdentityDetails | null;
	documents: Documents;
	rejectedDocuments: readonly DocumentKind[];
	rejectedFields: readonly DetailField[];
	isRevoked: boolean;
};

export type Draft = { documents: Documents; details: IdentityDetails | null };
export const emptyDraft: Draft = { documents: noDocuments, details: null };

/** Whether something can be handed over: nothing was approved yet and nothing waits, or an approved person's details are not there. */
export function isOpen(check: FormerCheck | null): boolean {
	if (!check || check.status === 'REJECTED') return true;
	return check.status === 'APPROVED' && (check.detailsState === 'MISSING' || check.detailsState === 'REJECTED');
}

/** What stands of the newest check. A rejection that names nothing, and a revocation, ask for both documents again. */
export function carriedOver(check: FormerCheck | null): { documents: Documents; areDetailsAccepted: boolean } {
	if (!check) return { documents: noDocuments, areDetailsAccepted: false };
	const { rejectedDocuments, rejectedFields } = check;
	const isPartial = check.status === 'APPROVED' || (!check.isRevoked && rejectedDocuments.length + rejectedFields.length > 0);
	const stands = (kind: DocumentKind) => (isPartial && !rejectedDocuments.includes(kind) ? check.documents[kind] : null);
	return {
		documents: { ID: stands('ID'), LICENCE: stands('LICENCE'), PERMIT: stands('PERMIT') },
		areDetailsAccepted: check.details !== null && rejectedFields.length === 0,
	};
}

export type Gathered = { documents: Documents; details: IdentityDetails | null; missing: readonly IdentityPart[] };

/** What would be submitted: what was handed over now, else what stands of the newest check. */
export function gather(check: FormerCheck | null, draft: Draft): Gathered {
	const carried = carriedOver(check);
	const details = draft.details ?? check?.details ?? null;
	const needsPermit = details?.licenceScript === 'OTHER';
	const found = (kind: DocumentKind) => draft.documents[kind] ?? carried.documents[kind];
	const documents = { ID: found('ID'), LICENCE: found('LICENCE'), PERMIT: needsPermit ? found('PERMIT') : null };
	const isNeeded = (kind: DocumentKind) => kind !== 'PERMIT' || needsPermit;
	const areDetailsThere = draft.details !== null || carried.areDetailsAccepted;
	return {
		documents,
		details,
		missing: [
			...(areDetailsThere ? [] : (['DETAILS'] as const)),
			...documentKinds.filter((kind) => isNeeded(kind) && documents[kind] === null),
		],
	};
}

/** What a car, or the marketplace, asks of a driver; 0: nothing. */
export type DriverTerms = { age: number; licenceYears: number };
export type DriverProblem = 'DRIVER_DETAILS_MISSING' | 'DRIVER_TOO_YOUNG' | 'LICENCE_TOO_NEW';

/** Judged on the first day of the trip. `details`: as an admin has confirmed them; a person who was never asked meets no terms of a car, and is not asked for the marketplace's age. */
export function findDriverProblem(
	details: Pick<IdentityDetails, 'birthDate' | 'licenceIssuedOn'> | null,
	{ car, minimumAge }: { car: DriverTerms; minimumAge: number },
	firstDay: string,
): DriverProblem | null {
	if (!details) return car.age > 0 || car.licenceYears > 0 ? 'DRIVER_DETAILS_MISSING' : null;
	if (fullYears(details.birthDate, firstDay) < Math.max(car.age, minimumAge)) return 'DRIVER_TOO_YOUNG';
	return fullYears(details.licenceIssuedOn, firstDay) < car.licenceYears ? 'LICENCE_TOO_NEW' : null;
}

/** Numbers are given out by each country for itself; separators do not count. */
export const licenceIdentity = ({ nationality, licenceNumber }: Pick<IdentityDetails, 'nationality' | 'licenceNumber'>): string =>
	`${nationality} ${licenceNumber.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')}`;
