/** An annex names the changes of a trip, also of its place, and an early end. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RentalAgreement } from '#contract/booking-papers.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { Annexes } from './agreement.tsx';

const terms = {
	startAt: '2031-03-10T10:00:00+03:00',
	endAt: '2031-03-13T10:00:00+03:00',
	zone: null,
	days: 3,
	totalJod: '106.50',
	depositJod: '106.50',
};
type Change = RentalAgreement['changes'][number];
const change = (handover: Change['handover'], after: Partial<Change['after']> = {}): Change => ({
	...{ agreedAt: '2031-03-05T10:00:00+03:00', before: terms, after: { ...terms, ...after }, handover },
});

const show = (annexes: Partial<Pick<RentalAgreement, 'changes' | 'earlyEnd'>>) => {
	const agreement = { changes: [], earlyEnd: null, ...annexes } as unknown as RentalAgreement;
	renderPart(<Annexes agreement={agreement} drivers={[]} />);
};

describe('an annex', () => {
	it('names the new place if only the place changed', () => {
		show({ changes: [change({ kind: 'PLACE', text: 'In front of the post office' })] });
		expect(screen.getByText(/handover at: .*In front of the post office.* instead of .*without delivery/)).toBeTruthy();
		expect(screen.getByText(/التسليم في: .*In front of the post office/)).toBeTruthy();
	});

	it('names the address of a delivery, and the meeting point', () => {
		const delivered = change({ kind: 'DELIVERY', text: 'Gate 3' }, { zone: 'Aqaba' });
		show({ changes: [delivered, { ...change({ kind: 'MEETING_POINT', text: null }), agreedAt: '2031-03-06T10:00:00+03:00' }] });
		expect(screen.getByText(/delivery to Aqaba \(Gate 3\)/)).toBeTruthy();
		expect(screen.getByText(/at the owner’s meeting point/)).toBeTruthy();
	});

	it('names the early end of a rental and its refund', () => {
		show({ earlyEnd: { decidedAt: '2031-03-11T12:00:00+03:00', endAt: '2031-03-11T10:00:00+03:00', unusedDays: 2, refundJod: '71.00' } });
		expect(screen.getByText(/ended early, on 11 Mar.*\(2 days\).*71\.00/)).toBeTruthy();
	});
});
