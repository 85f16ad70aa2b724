/** Handover and return of a demo car: both sides record photos, odometer and fuel, the owner with the renter's code. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { DamageMark } from '#contract/damage-marks.ts';
import { guidedShots, type HandoverPhase, type HandoverShot, type HandoverSide } from '#contract/handover.ts';
import { readHandover, recordHandover } from '#server/capabilities/handover/index.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { DemoBooking } from '../bookings/booking.ts';
import { type DemoCar, drawingOf } from '../fleet/car.ts';
import { type CarView, carScene } from '../pictures/car-scene.ts';
import { random } from '../pictures/drawing/random.ts';
import { renderJpeg } from '../pictures/render.ts';
import { named, type SeedContext, type SeededUsers } from './seed-context.ts';
import { uploadJpeg } from './upload-file.ts';

const WIDTH = 640;
const HEIGHT = (WIDTH * 3) / 4;

/** Drawing and crop of each shot, in percent of the picture. */
const scenes: Record<
	Exclude<HandoverShot, 'OTHER'>,
	{ view: CarView; turned?: true; part?: readonly [left: number, top: number, size: number] }
> = {
	FRONT: { view: 'front' },
	RIGHT: { view: 'side' },
	REAR: { view: 'rear' },
	LEFT: { view: 'side', turned: true },
	TRUNK: { view: 'rear', part: [28, 40, 44] },
	INTERIOR: { view: 'interior' },
	DASHBOARD: { view: 'interior', part: [8, 44, 40] },
	FUEL: { view: 'interior', part: [14, 46, 26] },
};

type Handing = { context: SeedContext; users: SeededUsers; platform: PaymentPlatform; booking: DemoBooking; bookingId(): string };

/** The renter first, who then reads out the code; at the return too the owner comes last and completes it. */
export async function recordBoth(handing: Handing, phase: HandoverPhase): Promise<void> {
	await record(handing, phase, 'RENTER');
	await record(handing, phase, 'OWNER');
}

async function record({ context, users, platform, booking, bookingId }: Handing, phase: HandoverPhase, side: HandoverSide): Promise<void> {
	const car = context.plan.cars.find(({ key }) => key === booking.car);
	if (!car) throw new Error(`the demo has no car called ${booking.car}`);
	const renter = named(users, booking.renter);
	const caller = side === 'OWNER' ? named(users, car.owner) : renter;
	const id = bookingId();
	const isOut = phase === 'CHECK_IN';
	const { code } = await readHandover(platform, renter, id);
	const shots = await photosOf(car, `${booking.from} ${phase} ${side}`);
	const photos = await Promise.all(shots.map(async ([shot, jpeg]) => ({ shot, objectPath: await uploadJpeg(platform, caller, jpeg) })));
	const driven = isOut ? 0 : booking.days * car.limitKmPerDay + 64;
	await recordHandover(platform, caller, id, {
		phase,
		clientId: randomUUID(),
		odometerKm: car.mileageKm + driven,
		fuelEighths: isOut ? 8 : 6,
		notes: notes[phase][side],
		damageMarks: marks[phase][side],
		photos,
		secondsAgo: 0,
		...(side === 'OWNER' && isOut ? { code: code ?? '' } : {}),
	});
}

const notes: Record<HandoverPhase, Record<HandoverSide, string>> = {
	CHECK_IN: { OWNER: 'Small scratch on the rear bumper, known.', RENTER: '' },
	CHECK_OUT: { OWNER: 'Clean outside, thank you.', RENTER: 'تم غسل السيارة قبل الإرجاع.' },
};

const marks: Record<HandoverPhase, Record<HandoverSide, readonly DamageMark[]>> = {
	CHECK_IN: {
		OWNER: [{ zone: 'REAR', x: 300, y: 700, kind: 'SCRATCH', note: 'Small and known, below the number plate.' }],
		RENTER: [{ zone: 'RIGHT_FRONT_WHEEL', x: 500, y: 300, kind: 'SCRATCH', note: 'احتكاك برصيف على طرف الجنط' }],
	},
	CHECK_OUT: { OWNER: [{ zone: 'INTERIOR', x: 750, y: 600, kind: 'STAIN', note: 'Coffee on the back seat. It washes out.' }], RENTER: [] },
};

/** Each drawing serves both sides, before and after. */
const drawn = new Map<string, Promise<Buffer>>();

/** Each slightly different, like hand-held photos. */
async function photosOf(car: DemoCar, occasion: string): Promise<Array<readonly [HandoverShot, Buffer]>> {
	const chance = random(car.seed, occasion);
	const draw = (view: CarView) => {
		const name = `${car.key} ${view}`;
		const jpeg = drawn.get(name) ?? renderJpeg(carScene({ ...drawingOf(car), view }), WIDTH);
		drawn.set(name, jpeg);
		return jpeg;
	};
	return Promise.all(
		guidedShots.map(async (shot) => {
			const { view, turned = false, part = [0, 0, 100] } = scenes[shot];
			const [left, top, size] = part;
			const unsteady = chance.between(0.94, 0.99);
			const cut = (share: number, of: number) => Math.round((share / 100) * of);
			const width = Math.round(cut(size, WIDTH) * unsteady);
			const height = Math.round(cut(size, HEIGHT) * unsteady);
			const frame = {
				left: cut(left, WIDTH) + Math.floor(chance.between(0, cut(size, WIDTH) - width)),
				top: cut(top, HEIGHT) + Math.floor(chance.between(0, cut(size, HEIGHT) - height)),
				...{ width, height },
			};
			const framed = sharp(await draw(view))
				.extract(frame)
				.resize({ width: WIDTH, height: HEIGHT });
			return [shot, await (turned ? framed.flop() : framed).jpeg({ quality: 82 }).toBuffer()] as const;
		}),
	);
}
