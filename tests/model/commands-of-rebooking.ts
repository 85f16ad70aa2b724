/** Commands about another car: the renter books one after the owner ended the booking, or an admin books one for the rest of a trip. */
import { formatFils } from '#contract/money.ts';
import { rebook as rebookCall, returnHeldMoney } from '#contract/rebooking.ts';
import { decideReport } from '#contract/reports.ts';
import { ammanIso } from '#contract/time.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import type { ExpectedState } from './expected-state.ts';
import { heldFils, rebook, returnHeld, termsOfOther } from './expected-state-rebooking.ts';
import { takeAnotherCar } from './expected-state-reports.ts';

/** From here on the history continues with the new booking; the money of the first one is still checked as well. */
const takeOtherCar = (): ModelCommand => {
	let made: ExpectedState | null = null;
	let heldJod = '';
	return {
		name: 'the renter takes another car',
		model(expected) {
			heldJod = formatFils(heldFils(expected));
			made = rebook(expected);
			return made !== null;
		},
		next: () => made,
		async product(harness, expected) {
			const terms = termsOfOther(expected);
			if (!harness.other || !terms) return 'REFUSED';
			const body = {
				...{ carId: harness.other.carId, totalJod: formatFils(terms.rentalFils), depositJod: formatFils(terms.depositFils) },
				...{ cancellationPolicy: 'MODERATE' as const, heldJod, withDelivery: false },
			};
			const outcome = await harness.ask(harness.users.renter, rebookCall, { ...harness.ofBooking, body });
			if (made) await harness.goOnWithReplacement();
			return outcome;
		},
	};
};

export const moneyBack: ModelCommand = {
	name: 'the renter wants the money back at once',
	model: returnHeld,
	product: (harness) => harness.ask(harness.users.renter, returnHeldMoney, harness.ofBooking),
};

export const anotherCar = takeOtherCar();

/** An admin ends the trip and books another car for the rest of it. `paysDifference`: Mishwar pays the difference if the other car costs more. */
export const anotherCarForRest = (sharePercent: bigint, used: 'LEAST' | 'MOST', paysDifference = false): ModelCommand => {
	let made: ExpectedState | null = null;
	let index = -1;
	return {
		name: `an admin decides ANOTHER_CAR with ${sharePercent} %${used === 'MOST' ? ' of the fewest days' : ''}${paysDifference ? ', and pays the difference' : ''}`,
		model(expected) {
			index = expected.reports.findIndex(({ outcome }) => outcome === null);
			made = takeAnotherCar(expected, { sharePercent, used, paysDifference });
			return made !== null;
		},
		next: () => made,
		async product(harness, expected) {
			const report = expected.reports[index];
			const terms = made?.terms ?? termsOfOther(expected);
			if (!harness.other || !terms) return 'REFUSED';
			const [gift] = made?.goodwill ?? [];
			const goodwillId = crypto.randomUUID();
			const goodwill = gift && { id: goodwillId, amountJod: formatFils(gift.fils), needsSecondAdmin: gift.state === 'REQUESTED' };
			const body = {
				...{ outcome: 'ANOTHER_CAR' as const, refundJod: formatFils(report?.refundFils ?? 0n), note: 'Looked at' },
				...{ sharePercent: Number(sharePercent), ...(used === 'MOST' && { usedDays: expected.terms.rates.length }) },
				anotherCar: {
					...{ carId: harness.other.carId, startAt: ammanIso(new Date(terms.startsAt)), withDelivery: false },
					...{ totalJod: formatFils(terms.rentalFils), depositJod: formatFils(terms.depositFils), cancellationPolicy: 'MODERATE' as const },
					toPayJod: formatFils(terms.rentalFils + terms.depositFils - (made?.carriedFils ?? 0n)),
					...(goodwill && { goodwill }),
				},
			};
			const params = { id: harness.reported[index] ?? NOBODY };
			const outcome = await harness.ask(harness.users.admin, decideReport, { params, body });
			if (made) await harness.goOnWithReplacement();
			if (goodwill) harness.given.push(goodwillId);
			return outcome;
		},
	};
};
