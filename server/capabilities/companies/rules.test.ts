import { describe, expect, it } from 'vitest';
import type { CompanyPaperStatus } from '#contract/companies.ts';
import { addDays } from '#contract/time.ts';
import { isClosed, isLicensedOn, nameIsFixed, type PaperState, standingOf } from './rules.ts';

const TODAY = '2031-03-01';
const none = { isLicensed: false, permitEndsOn: null };
const registration = (status: CompanyPaperStatus): PaperState => ({ kind: 'REGISTRATION', status, expiresOn: null });
const permit = (status: CompanyPaperStatus, expiresOn = '2031-12-31'): PaperState => ({ kind: 'PERMIT', status, expiresOn });
const tax: PaperState = { kind: 'TAX', status: 'APPROVED', expiresOn: null };

describe('a licensed office', () => {
	it.each([
		['nothing is handed in', [], none, none],
		['only the registration is approved', [registration('APPROVED'), permit('PENDING')], none, none],
		['only the permit is approved', [permit('APPROVED'), tax], none, { isLicensed: false, permitEndsOn: '2031-12-31' }],
		['both are approved', [registration('APPROVED'), permit('APPROVED')], none, { isLicensed: true, permitEndsOn: '2031-12-31' }],
		[
			'the next permit waits or was rejected',
			[permit('REJECTED', '2032-12-31'), registration('APPROVED'), permit('APPROVED')],
			none,
			{ isLicensed: true, permitEndsOn: '2031-12-31' },
		],
		[
			'the permit was withdrawn: it ended yesterday',
			[registration('APPROVED'), permit('WITHDRAWN')],
			{ isLicensed: true, permitEndsOn: '2031-12-31' },
			{ isLicensed: false, permitEndsOn: '2031-02-28' },
		],
		[
			'the permit was withdrawn after its end: that stays',
			[registration('APPROVED'), permit('WITHDRAWN')],
			{ isLicensed: true, permitEndsOn: '2031-01-31' },
			{ isLicensed: false, permitEndsOn: '2031-01-31' },
		],
		[
			'the registration was withdrawn: the cars stay',
			[registration('WITHDRAWN'), permit('APPROVED')],
			{ isLicensed: true, permitEndsOn: '2031-12-31' },
			{ isLicensed: false, permitEndsOn: '2031-12-31' },
		],
	] as const)('%s', (_, papers, before, expected) => {
		expect(standingOf(papers, before, TODAY)).toEqual(expected);
	});

	it('is licensed through the last day of its permit, and its cars are closed from then on', () => {
		const standing = { isLicensed: true, permitEndsOn: TODAY };
		expect([isLicensedOn(standing, TODAY), isClosed(TODAY, TODAY)]).toEqual([true, false]);
		expect([isLicensedOn(standing, addDays(TODAY, 1)), isClosed(TODAY, addDays(TODAY, 1))]).toEqual([false, true]);
	});

	it('without a permit is not closed', () => {
		expect(isClosed(null, TODAY)).toBe(false);
	});
});

describe('the name of a company', () => {
	it.each([
		['no registration', [permit('APPROVED')], false],
		['waits', [registration('PENDING')], true],
		['approved', [registration('APPROVED')], true],
		['rejected', [registration('REJECTED')], false],
		['withdrawn', [registration('WITHDRAWN')], false],
	] as const)('with a registration that is: %s', (_, papers, fixed) => {
		expect(nameIsFixed(papers)).toBe(fixed);
	});
});
