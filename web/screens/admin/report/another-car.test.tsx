/** An admin who books a more expensive car for the renter can have Mishwar pay the difference. */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReportForAdmin } from '#contract/report-shapes.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { AnotherCarFields, toAnotherCar, useAnotherCar } from './another-car.tsx';
import { texts as ar } from './texts.ar.ts';
import { texts as en } from './texts.en.ts';

const report = { id: '7d1f0d0e-8a53-4b5f-9f43-0c1c2f3c9a11', money: { endAt: '2031-03-13T15:00:00+03:00' } } as ReportForAdmin;
const offered = (title: string, mishwarPays: { amountJod: string; needsSecondAdmin: boolean } | null) => ({
	car: { id: title, title, city: 'Amman', area: null, instantBook: true },
	...{ totalJod: '126.00', depositJod: '126.00', chargeJod: '252.00', toPayJod: '39.00', toReturnJod: '0.00' },
	...{ delivery: 'NONE', cancellationPolicy: 'FLEXIBLE', mishwarPays, fineHold: { amountJod: '50.00', days: 14 } },
});
const answer = {
	...{ startAt: '2031-03-10T12:00:00+03:00', endAt: report.money.endAt, heldJod: '213.00' },
	cars: [
		offered('Dearer', { amountJod: '19.50', needsSecondAdmin: false }),
		offered('Much dearer', { amountJod: '34.50', needsSecondAdmin: true }),
		offered('As dear', null),
	],
};

function Fields() {
	const handle = useAnotherCar(report, {}, true);
	const { chosen, paysDifference, goodwillId } = handle;
	return (
		<>
			<AnotherCarFields handle={handle} report={report} />
			<output>{chosen && JSON.stringify(toAnotherCar(chosen, paysDifference ? goodwillId : null))}</output>
		</>
	);
}

describe.each([
	['en', en, '19.50', 'once the booking is paid and confirmed', 'a second admin'],
	['ar', ar, '19.50', 'بعد الدفع وتأكيد الحجز', 'مشرف آخر'],
] as const)('in %s', (language, screenTexts, amount, hint, second) => {
	const show = async () => {
		const rendered = renderPart(<Fields />, { language, screenTexts, transport: async () => Response.json(answer) });
		await screen.findByText('Dearer');
		return rendered;
	};
	const sent = () => JSON.parse(screen.getByRole('status').textContent || 'null');

	it('shows which part of the deposit stays held for fines', async () => {
		await show();
		expect(screen.getAllByText(/50\.00.*14/)).toHaveLength(answer.cars.length);
	});

	it('the difference and its payment are displayed, and sent only if it is chosen', async () => {
		const { user } = await show();
		await user.click(screen.getByText('Dearer'));
		const choice = screen.getByRole('checkbox', { name: new RegExp(amount) });
		expect(screen.getByText(new RegExp(hint))).toBeTruthy();
		expect(sent()).not.toHaveProperty('goodwill');
		await user.click(choice);
		expect(sent().goodwill).toEqual({ id: expect.any(String), amountJod: '19.50', needsSecondAdmin: false });
		await user.click(screen.getByText('Much dearer'));
		expect(screen.getByText(new RegExp(second))).toBeTruthy();
		expect(sent().goodwill).toMatchObject({ amountJod: '34.50', needsSecondAdmin: true });
	});

	it('a car that is not more expensive has no such choice', async () => {
		const { user } = await show();
		await user.click(screen.getByText('As dear'));
		expect(screen.queryByRole('checkbox')).toBeNull();
		expect(sent()).not.toHaveProperty('goodwill');
	});
});
