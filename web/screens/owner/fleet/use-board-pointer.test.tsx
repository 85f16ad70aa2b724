import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BoardCar } from '#contract/fleet.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { barsOf, periodFrom } from './board-days.ts';
import type { BlockMove } from './use-blocks.ts';
import { useBoardPointer } from './use-board-pointer.ts';

const today = '2031-03-08';
const period = periodFrom(new URLSearchParams('span=week&from=2031-04-01'), today);
const car: BoardCar = {
	...{ id: 'car', slug: 'kia', make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2029, plateNumber: null, photo: null },
	...{
		city: 'amman',
		bodyType: 'Sedan',
		state: 'VERIFIED',
		mileageKm: 0,
		dailyRateJod: null,
		papers: [],
		service: null,
		branchId: null,
	},
	...{ bookings: [], imports: [], blocks: [{ from: '2031-03-20', to: '2031-05-20' }] },
};
const bars = [barsOf(car, period, Date.parse(`${today}T00:00:00+03:00`))];

function Row({ onMove }: { onMove(move: BlockMove): void }) {
	const nothing = () => undefined;
	const actions = { onCar: nothing, onDays: nothing, onBooking: nothing, onMove };
	const { handlers } = useBoardPointer({ cars: [car], bars, period, today, actions, rtl: false }, nothing);
	return (
		<div {...handlers}>
			<div data-row="0" data-testid="row" />
		</div>
	);
}

it.each([
	['later', 1, { from: '2031-03-21', to: '2031-05-21' }],
	['earlier', -2, { from: '2031-03-18', to: '2031-05-18' }],
])('moves a whole block %s, although the board shows only one week of it', (_, days, after) => {
	const onMove = vi.fn();
	const { getByTestId } = renderPart(<Row onMove={onMove} />);
	const row = getByTestId('row');
	const at = (day: number) => ({ clientX: (day + 0.5) * period.width, pointerType: 'mouse', button: 0 });
	fireEvent.pointerDown(row, at(3));
	fireEvent.pointerMove(row, at(3 + days));
	fireEvent.pointerUp(row, at(3 + days));
	expect(onMove).toHaveBeenCalledExactlyOnceWith({ carId: 'car', before: car.blocks[0], after });
});
