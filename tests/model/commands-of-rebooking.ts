/** Commands of a renter whose booking was ended by its owner: another car, or the money back at once. */
import { formatFils } from '#contract/money.ts';
import { rebook as rebookCall, returnHeldMoney } from '#contract/rebooking.ts';
import type { ModelCommand } from './commands.ts';
import type { ExpectedState } from './expected-state.ts';
import { heldFils, rebook, returnHeld, termsOfOther } from './expected-state-rebooking.ts';

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
