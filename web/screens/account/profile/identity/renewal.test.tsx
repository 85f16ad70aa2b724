/** The renewal of a licence, as a person whose identity is approved sees it: before the old one expires, after it, while it waits, and rejected. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { KycState } from '#contract/kyc.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { texts as ar } from '../texts.ar.ts';
import { texts as en } from '../texts.en.ts';
import { Renewal } from './renewal.tsx';

type State = NonNullable<KycState['renewal']>;

const old = {
	...{ birthDate: '1996-04-12', nationality: 'JO', licenceNumber: '9001234', licenceClass: '3', licenceScript: 'ARABIC' as const },
	...{ licenceIssuedOn: '2021-04-01', licenceExpiresOn: '2031-03-31' },
};
const begun: State = {
	...{ asks: 'LICENCE', isChosen: true, isExpired: false, state: 'NONE', notes: null, licence: null, permit: null, details: null },
	...{ missing: ['DETAILS', 'LICENCE'], rejectedDocuments: [], rejectedFields: [] },
};
const approved: KycState = {
	...{
		status: 'APPROVED',
		idDocUrl: '/id',
		licenseUrl: '/licence',
		notes: null,
		revokedAt: null,
		submittedAt: '2026-01-01T10:00:00+03:00',
	},
	...{ licenceExpiresOn: '2031-03-31', idDocument: null, licence: null, permit: null, details: old, detailsState: 'CONFIRMED' },
	...{ renewal: begun, rejectedDocuments: [], rejectedFields: [], draft: { idDocument: null, licence: null, permit: null } },
	...{ missing: [], minimumAge: 18 },
};

function show(change: Partial<State> = {}, of: Partial<KycState> = {}, language: 'en' | 'ar' = 'en') {
	const renewal = { ...begun, ...change };
	const part = <Renewal state={{ ...approved, renewal, ...of }} renewal={renewal} />;
	return renderPart(part, { language, screenTexts: { en, ar }[language] });
}

const labels = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('name') ?? '');
const { renewal: t, parts } = en.identity;

it('shows when the licence expires, and requests only the new licence and its details', async () => {
	const { user } = show();
	screen.getByText(t.expires('31 Mar 2031'));
	await user.click(screen.getByRole('button', { name: t.start.LICENCE }));
	const number = screen.getByLabelText<HTMLInputElement>(en.driver.fields.licenceNumber);
	expect(number.value).toBe('9001234');
	expect(screen.queryByLabelText(en.driver.fields.birthDate)).toBeNull();
	expect(screen.queryByLabelText(en.driver.fields.nationality)).toBeNull();
	// The dates of the old one are not offered for the new one.
	expect(labels()).not.toContain('birthDate');
	expect(screen.getByLabelText<HTMLInputElement>(en.driver.fields.licenceExpiresOn).value).toBe('');
	screen.getByText(en.identity.missing([parts.DETAILS, parts.LICENCE]));
	expect(screen.queryByText(en.driver.documents.ID)).toBeNull();
});

it.each([
	['en', en, '31 Mar 2031'],
	['ar', ar, '31 آذار 2031'],
] as const)('shows that the licence has expired, with the consequences, in %s', (language, texts, date) => {
	show({ isExpired: true }, {}, language);
	screen.getByText(texts.identity.renewal.expired(date));
	screen.getByText(texts.identity.renewal.expiredHint);
});

it('shows a submitted licence with its last day, which is written once, and offers no action', () => {
	show({ state: 'WAITING', asks: null, isChosen: false, licence: { id: 'new', contentType: 'image/jpeg' }, details: old, missing: [] });
	screen.getByText(t.waiting.LICENCE);
	expect(screen.getAllByText(/31 Mar 2031/)).toHaveLength(1);
	screen.getByRole('button', { name: en.identity.openNamed(t.newLicence) });
	expect(screen.queryByRole('button', { name: t.start.LICENCE })).toBeNull();
});

it('shows the reason of a rejection, and requests the rejected parts again', () => {
	const details = { ...old, licenceNumber: '9001235', licenceExpiresOn: '2041-03-30' };
	show({ state: 'REJECTED', notes: 'The date differs.', details, missing: ['DETAILS'], rejectedFields: ['licenceExpiresOn'] });
	screen.getByText(t.rejected.LICENCE);
	screen.getByText('The date differs.');
	expect(screen.queryByLabelText(en.driver.fields.licenceNumber)).toBeNull();
	screen.getByLabelText(en.driver.fields.licenceExpiresOn);
	expect(screen.queryByText(en.driver.documents.LICENCE)).toBeNull();
});

it('requests only the new licence, even if the details of the old one may still be completed', async () => {
	const { user } = show({ isChosen: false, missing: [] }, { detailsState: 'MISSING', details: null, missing: ['DETAILS'] });
	await user.click(screen.getByRole('button', { name: t.start.LICENCE }));
	screen.getByText(en.driver.documents.LICENCE);
	expect(screen.queryByLabelText(en.driver.fields.licenceNumber)).toBeNull();
});

it('requests only a new permit', async () => {
	const details = { ...old, licenceScript: 'OTHER' as const };
	const { user } = show({ asks: 'PERMIT', missing: ['PERMIT'] }, { details });
	await user.click(screen.getByRole('button', { name: t.start.PERMIT }));
	screen.getByText(en.driver.documents.PERMIT);
	expect(screen.queryByText(en.driver.documents.LICENCE)).toBeNull();
	expect(screen.queryByLabelText(en.driver.fields.licenceNumber)).toBeNull();
});
