import { describe, expect, it } from 'vitest';
import { type FieldTextKey, fieldTexts } from '#contract/field-texts.ts';
import { type DetailField, type IdentityDetails, newIdentityDetails } from '#contract/identity-details.ts';
import { fullYears } from '#contract/time.ts';
import {
	type DriverTerms,
	emptyDraft,
	type FormerCheck,
	findDetailProblems,
	findDriverProblem,
	gather,
	licenceIdentity,
	newDocuments,
	noDocuments,
	purposeOf,
	uploadableDocuments,
} from './rules.ts';

const good: IdentityDetails = {
	birthDate: '1996-04-12',
	nationality: 'JO',
	licenceNumber: '9001234',
	licenceClass: '3',
	licenceIssuedOn: '2015-06-01',
	licenceExpiresOn: '2035-05-31',
	licenceScript: 'ARABIC',
};
const today = '2031-03-01';

describe('a typed detail', () => {
	it.each<[field: DetailField, typed: unknown, says: FieldTextKey]>([
		['birthDate', undefined, 'REQUIRED'],
		['birthDate', '', 'REQUIRED'],
		['birthDate', '12/04/1996', 'DATE_INVALID'],
		['birthDate', '1997-02-29', 'DATE_INVALID'],
		['nationality', '', 'REQUIRED'],
		['nationality', 'XX', 'CHOICE_INVALID'],
		['nationality', 'Jordan', 'CHOICE_INVALID'],
		['licenceNumber', ' ', 'REQUIRED'],
		['licenceNumber', '12', 'LICENCE_NUMBER_INVALID'],
		['licenceNumber', '1'.repeat(31), 'LICENCE_NUMBER_INVALID'],
		['licenceNumber', '12<b>34', 'LICENCE_NUMBER_INVALID'],
		['licenceClass', '', 'REQUIRED'],
		['licenceClass', '?', 'LICENCE_CLASS_INVALID'],
		['licenceClass', 'B'.repeat(21), 'LICENCE_CLASS_INVALID'],
		['licenceIssuedOn', '2015-06-31', 'DATE_INVALID'],
		['licenceIssuedOn', undefined, 'REQUIRED'],
		['licenceExpiresOn', 'soon', 'DATE_INVALID'],
		['licenceExpiresOn', undefined, 'REQUIRED'],
		['licenceScript', 'GREEK', 'CHOICE_INVALID'],
		['licenceScript', undefined, 'CHOICE_INVALID'],
	])('%s: %j is refused', (field, typed, says) => {
		const result = newIdentityDetails.safeParse({ ...good, [field]: typed });
		expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, says]]);
		expect(fieldTexts[says].ar).not.toBe('');
	});

	it('may be in Arabic digits, with spaces around it and in small letters', () => {
		const typed = {
			...good,
			...{
				birthDate: ' ١٩٩٦-٠٤-١٢ ',
				licenceNumber: ' ٩٠٠١٢٣٤ ',
				licenceClass: 'b',
				licenceIssuedOn: '۲۰۱۵-۰۶-۰۱',
				licenceExpiresOn: '٢٠٣٥-٠٥-٣١',
			},
		};
		expect(newIdentityDetails.parse(typed)).toEqual({ ...good, licenceClass: 'B' });
	});
});

describe('details', () => {
	it.each<[what: string, change: Partial<IdentityDetails>, minimumAge: number, problems: Array<[DetailField, FieldTextKey]>]>([
		['that fit', {}, 18, []],
		['of somebody who is 18 today', { birthDate: '2013-03-01', licenceIssuedOn: '2031-03-01' }, 18, []],
		['of somebody who is 18 tomorrow', { birthDate: '2013-03-02', licenceIssuedOn: '2031-03-01' }, 18, [['birthDate', 'AGE_TOO_LOW']]],
		['of somebody of 18 where 21 is asked', { birthDate: '2012-06-01', licenceIssuedOn: '2030-06-02' }, 21, [['birthDate', 'AGE_TOO_LOW']]],
		['of somebody of 21 where 21 is asked', { birthDate: '2010-03-01', licenceIssuedOn: '2030-06-02' }, 21, []],
		[
			'born today',
			{ birthDate: today, licenceIssuedOn: today },
			18,
			[
				['birthDate', 'BIRTH_DATE_INVALID'],
				['licenceIssuedOn', 'LICENCE_ISSUED_TOO_EARLY'],
			],
		],
		['born 111 years ago', { birthDate: '1920-02-28' }, 18, [['birthDate', 'BIRTH_DATE_INVALID']]],
		['of 110 years', { birthDate: '1920-03-02' }, 18, []],
		['of a licence issued tomorrow', { licenceIssuedOn: '2031-03-02' }, 18, [['licenceIssuedOn', 'LICENCE_ISSUED_LATER']]],
		['of a licence issued today', { licenceIssuedOn: today }, 18, []],
		['of a licence issued at 15', { licenceIssuedOn: '2012-04-11' }, 18, [['licenceIssuedOn', 'LICENCE_ISSUED_TOO_EARLY']]],
		['of a licence issued on the 16th birthday', { licenceIssuedOn: '2012-04-12' }, 18, []],
		['of a licence that expired yesterday', { licenceExpiresOn: '2031-02-28' }, 18, [['licenceExpiresOn', 'LICENCE_EXPIRED']]],
		['of a licence that expires today', { licenceExpiresOn: today }, 18, []],
		[
			'of a licence that expires on its day of issue',
			{ licenceIssuedOn: today, licenceExpiresOn: today },
			18,
			[['licenceExpiresOn', 'LICENCE_EXPIRES_TOO_EARLY']],
		],
	])('%s', (_, change, minimumAge, problems) => {
		expect(findDetailProblems({ ...good, ...change }, { today, minimumAge })).toEqual(problems);
	});

	it('count years by the calendar, and 29 February on 1 March of other years', () => {
		expect([fullYears('2013-03-01', '2031-02-28'), fullYears('2013-03-01', '2031-03-01')]).toEqual([17, 18]);
		expect([fullYears('2012-02-29', '2030-02-28'), fullYears('2012-02-29', '2030-03-01')]).toEqual([17, 18]);
	});
});

const handedIn: FormerCheck = {
	status: 'REJECTED',
	detailsState: 'WAITING',
	details: good,
	documents: { ID: 'id', LICENCE: 'licence', PERMIT: null },
	rejectedDocuments: [],
	rejectedFields: [],
	isRevoked: false,
	licenceExpiresOn: good.licenceExpiresOn,
	renewal: null,
};
const other: IdentityDetails = { ...good, licenceScript: 'OTHER' };

describe('what is missing', () => {
	it.each<[what: string, check: FormerCheck | null, draft: typeof emptyDraft, missing: string[]]>([
		['at the beginning: everything', null, emptyDraft, ['DETAILS', 'ID', 'LICENCE']],
		['after one document', null, { ...emptyDraft, documents: { ...noDocuments, ID: 'new' } }, ['DETAILS', 'LICENCE']],
		[
			'of a licence in other letters: the permit too',
			null,
			{ documents: { ...noDocuments, ID: 'new' }, details: other },
			['LICENCE', 'PERMIT'],
		],
		['after the licence was rejected: it alone', { ...handedIn, rejectedDocuments: ['LICENCE'] }, emptyDraft, ['LICENCE']],
		['after a field was rejected: the details alone', { ...handedIn, rejectedFields: ['birthDate'] }, emptyDraft, ['DETAILS']],
		['after the field was typed again: nothing', { ...handedIn, rejectedFields: ['birthDate'] }, { ...emptyDraft, details: good }, []],
		['after a rejection that names nothing: both documents', handedIn, emptyDraft, ['ID', 'LICENCE']],
		['after a revocation: both documents', { ...handedIn, rejectedDocuments: ['LICENCE'], isRevoked: true }, emptyDraft, ['ID', 'LICENCE']],
		[
			'of somebody approved before details were asked: the details',
			{ ...handedIn, status: 'APPROVED', detailsState: 'MISSING', details: null },
			emptyDraft,
			['DETAILS'],
		],
		[
			'of somebody approved, whose permit was rejected: it alone',
			{ ...handedIn, status: 'APPROVED', details: other, detailsState: 'REJECTED', rejectedDocuments: ['PERMIT'] },
			emptyDraft,
			['PERMIT'],
		],
	])('%s', (_, check, draft, missing) => {
		const purpose = purposeOf(check, draft, today);
		expect(purpose).toBe(check?.status === 'APPROVED' ? 'COMPLETION' : 'CHECK');
		expect(gather(check, draft, purpose).missing).toEqual(missing);
	});

	it('is empty while documents wait, or once everything is confirmed', () => {
		expect(purposeOf({ ...handedIn, status: 'PENDING' }, emptyDraft, today)).toBeNull();
		for (const [detailsState, purpose] of [
			['WAITING', null],
			['CONFIRMED', null],
			['MISSING', 'COMPLETION'],
			['REJECTED', 'COMPLETION'],
		] as const)
			expect(purposeOf({ ...handedIn, status: 'APPROVED', detailsState }, emptyDraft, today)).toBe(purpose);
	});
});

const approved: FormerCheck = { ...handedIn, status: 'APPROVED', detailsState: 'CONFIRMED', licenceExpiresOn: '2031-04-30' };
const withPermit: FormerCheck = {
	...approved,
	...{ details: other, documents: { ID: 'id', LICENCE: 'licence', PERMIT: 'permit' } },
};
const newLicence = { ...noDocuments, LICENCE: 'new' };
const renewed: IdentityDetails = { ...good, licenceIssuedOn: '2031-02-20', licenceExpiresOn: '2041-02-19' };

describe('what an approved person may submit', () => {
	const unasked: FormerCheck = { ...approved, detailsState: 'MISSING', details: null };
	const rejected = { ...handedIn, documents: { ID: 'id', LICENCE: 'blurred', PERMIT: null }, details: renewed };
	it.each<[what: string, check: FormerCheck, draft: typeof emptyDraft, on: string, purpose: string | null, documents: string[]]>([
		['61 days before the licence expires: nothing', approved, emptyDraft, '2031-02-28', null, []],
		['60 days before: the next one', approved, emptyDraft, '2031-03-01', 'LICENCE', ['LICENCE', 'PERMIT']],
		['on its last day', approved, emptyDraft, '2031-04-30', 'LICENCE', ['LICENCE', 'PERMIT']],
		['long after', approved, emptyDraft, '2035-01-01', 'LICENCE', ['LICENCE', 'PERMIT']],
		['without a date: nothing', { ...approved, licenceExpiresOn: null }, emptyDraft, today, null, []],
		['while one waits: nothing', { ...approved, renewal: { ...rejected, status: 'PENDING' } }, emptyDraft, today, null, []],
		['after one was rejected: another', { ...approved, renewal: rejected }, emptyDraft, today, 'LICENCE', ['LICENCE', 'PERMIT']],
		['with a permit, at any time: the next permit', withPermit, emptyDraft, '2031-01-01', 'PERMIT', ['PERMIT']],
		['with a permit, before the licence expires: both', withPermit, emptyDraft, today, 'LICENCE', ['LICENCE', 'PERMIT']],
		['without details: these, or the next licence', unasked, emptyDraft, today, 'COMPLETION', ['LICENCE', 'PERMIT']],
		[
			'without details, once the next licence is there',
			unasked,
			{ ...emptyDraft, documents: newLicence },
			today,
			'LICENCE',
			['LICENCE', 'PERMIT'],
		],
		[
			'without details, after the next licence was rejected',
			{ ...unasked, renewal: rejected },
			emptyDraft,
			today,
			'LICENCE',
			['LICENCE', 'PERMIT'],
		],
		['without details, once the licence has expired', unasked, emptyDraft, '2031-05-01', 'LICENCE', ['LICENCE', 'PERMIT']],
		['while details wait: nothing', { ...approved, detailsState: 'WAITING' }, emptyDraft, today, null, []],
	])('%s', (_, check, draft, on, purpose, documents) => {
		expect(purposeOf(check, draft, on)).toBe(purpose);
		expect(uploadableDocuments(check, draft, on)).toEqual(documents);
	});

	it.each<[what: string, check: FormerCheck, draft: typeof emptyDraft, missing: string[]]>([
		['at the beginning: the licence and what it says', approved, emptyDraft, ['DETAILS', 'LICENCE']],
		['after the licence', approved, { ...emptyDraft, documents: newLicence }, ['DETAILS']],
		['after both', approved, { documents: newLicence, details: renewed }, []],
		[
			'in other letters: a permit for the new licence',
			withPermit,
			{ documents: newLicence, details: { ...renewed, licenceScript: 'OTHER' } },
			['PERMIT'],
		],
		[
			'after its licence was rejected: it alone',
			{ ...approved, renewal: { ...rejected, rejectedDocuments: ['LICENCE'] } },
			emptyDraft,
			['LICENCE'],
		],
		[
			'after a date was rejected: the details',
			{ ...approved, renewal: { ...rejected, rejectedFields: ['licenceExpiresOn'] } },
			emptyDraft,
			['DETAILS'],
		],
		['after a rejection that names nothing', { ...approved, renewal: rejected }, emptyDraft, ['LICENCE']],
		[
			'after only a permit was rejected: all of the licence',
			{ ...withPermit, renewal: { ...rejected, documents: { ...withPermit.documents, PERMIT: 'blurred' } } },
			emptyDraft,
			['DETAILS', 'LICENCE'],
		],
	])('is missing %s', (_, check, draft, missing) => {
		expect(gather(check, draft, 'LICENCE').missing).toEqual(missing);
	});

	it('is submitted with the identity document, and with the confirmed birth and nationality', () => {
		const typed = { ...renewed, birthDate: '2000-01-01', nationality: 'SY' };
		expect(gather(approved, { documents: newLicence, details: typed }, 'LICENCE')).toMatchObject({
			...{ documents: { ID: 'id', LICENCE: 'new', PERMIT: null }, details: renewed },
		});
		const permit = { ...noDocuments, PERMIT: 'new' };
		expect(gather(withPermit, { documents: permit, details: null }, 'PERMIT')).toEqual({
			...{ documents: { ...withPermit.documents, PERMIT: 'new' }, details: other, missing: [] },
		});
		expect(newDocuments({ ID: 'id', LICENCE: 'new', PERMIT: null }, approved.documents)).toEqual(['LICENCE']);
		expect(newDocuments({ ID: 'id', LICENCE: 'new', PERMIT: null }, null)).toEqual(['ID', 'LICENCE']);
	});

	it.each([
		['the same date', '2031-04-30', ['licenceExpiresOn', 'LICENCE_NOT_RENEWED']],
		['an earlier date', '2031-04-29', ['licenceExpiresOn', 'LICENCE_NOT_RENEWED']],
		['an expired one', '2031-02-28', ['licenceExpiresOn', 'LICENCE_EXPIRED']],
		['a later date', '2031-05-01', null],
	] as const)('with %s: validated', (_, licenceExpiresOn, problem) => {
		const judging = { today, minimumAge: 18, formerExpiry: approved.licenceExpiresOn };
		expect(findDetailProblems({ ...good, licenceExpiresOn }, judging)).toEqual(problem ? [problem] : []);
	});
});

describe('requirements of a car for its driver', () => {
	const nothing: DriverTerms = { age: 0, licenceYears: 0 };
	it.each<[what: string, car: DriverTerms, minimumAge: number, details: typeof good | null, firstDay: string, problem: string | null]>([
		['nothing, and no details', nothing, 18, null, today, null],
		['an age, and no details', { age: 21, licenceYears: 0 }, 18, null, today, 'DRIVER_DETAILS_MISSING'],
		['years of licence, and no details', { age: 0, licenceYears: 1 }, 18, null, today, 'DRIVER_DETAILS_MISSING'],
		['an age that is reached on the first day', { age: 35, licenceYears: 0 }, 18, good, '2031-04-12', null],
		['an age that is reached a day later', { age: 35, licenceYears: 0 }, 18, good, '2031-04-11', 'DRIVER_TOO_YOUNG'],
		['nothing, where the marketplace asks an age', nothing, 35, good, '2031-04-11', 'DRIVER_TOO_YOUNG'],
		['years that are over on the first day', { age: 0, licenceYears: 16 }, 18, good, '2031-06-01', null],
		['years that are over a day later', { age: 0, licenceYears: 16 }, 18, good, '2031-05-31', 'LICENCE_TOO_NEW'],
	])('%s', (_, car, minimumAge, details, firstDay, problem) => {
		expect(findDriverProblem(details, { car, minimumAge }, firstDay)).toBe(problem);
	});
});

it('a licence number is equal with other separators, and different in another country', () => {
	const identity = (nationality: string, licenceNumber: string) => licenceIdentity({ nationality, licenceNumber });
	expect(identity('JO', '90-01 234/a')).toBe(identity('JO', '9001234A'));
	expect(identity('SA', '9001234')).not.toBe(identity('JO', '9001234'));
});
