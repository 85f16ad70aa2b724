/** Commands about another car: a renter's whose booking was ended by its owner, and an admin's for the rest of a trip. */
import { formatFils } from '#contract/money.ts';
import { rebook as rebookCall, returnHeldMoney } from '#contract/rebooking.ts';
import { decideReport } from '#contract/reports.ts';
import { ammanIso } from '#contract/time.ts';
import { type ModelCommand, NOBODY } from './commands.ts';
import type { ExpectedState } from './expected-state.ts';
import { heldFils, rebook, returnHeld, termsOfOther } from './expected-state-rebooking.ts';
import { takeAnotherCar } from './expected-state-reports.ts';

/** From here on the history is that of the new booking; the money of the first one is followed beside it. */
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
		async product(stage, expected) {
			const terms = termsOfOther(expected);
			if (!stage.other || !terms) return 'REFUSED';
			const body = {
				...{ carId: stage.other.carId, totalJod: formatFils(terms.rentalFils), depositJod: formatFils(terms.depositFils) },
				...{ cancellationPolicy: 'MODERATE' as const, heldJod, withDelivery: false },
			};
			const outcome = await stage.ask(stage.cast.renter, rebookCall, { ...stage.ofBooking, body });
			if (made) await stage.goOnWithReplacement();
			return outcome;
		},
	};
};

export const moneyBack: ModelCommand = {
	name: 'the renter wants the money back at once',
	model: returnHeld,
	product: (stage) => stage.ask(stage.cast.renter, returnHeldMoney, stage.ofBooking),
};

export const anotherCar = takeOtherCar();

/** An admin ends the trip and books another car for the rest of it. `paysDifference`: Mishwar pays what it costs more, if it does. */
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
		async product(stage, expected) {
			const report = expected.reports[index];
			const terms = made?.terms ?? termsOfOther(expected);
			if (!stage.other || !terms) return 'REFUSED';
			const [gift] = made?.goodwill ?? [];
			const goodwillId = crypto.randomUUID();
			const goodwill = gift && { id: goodwillId, amountJod: formatFils(gift.fils), needsSecondAdmin: gift.state === 'REQUESTED' };
			const body = {
				...{ outcome: 'ANOTHER_CAR' as const, refundJod: formatFils(report?.refundFils ?? 0n), note: 'Looked at' },
				...{ sharePercent: Number(sharePercent), ...(used === 'MOST' && { usedDays: expected.terms.rates.length }) },
				anotherCar: {
					...{ carId: stage.other.carId, startAt: ammanIso(new Date(terms.startsAt)), withDelivery: false },
					...{ totalJod: formatFils(terms.rentalFils), depositJod: formatFils(terms.depositFils), cancellationPolicy: 'MODERATE' as const },
					toPayJod: formatFils(terms.rentalFils + terms.depositFils - (made?.carriedFils ?? 0n)),
					...(goodwill && { goodwill }),
				},
			};
			const params = { id: stage.reported[index] ?? NOBODY };
			const outcome = await stage.ask(stage.cast.admin, decideReport, { params, body });
			if (made) await stage.goOnWithReplacement();
			if (goodwill) stage.given.push(goodwillId);
			return outcome;
		},
	};
};
