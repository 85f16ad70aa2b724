/** A claim of the demo, and the renter's response. */
import { contestClaim, openClaim } from '#server/capabilities/claims/index.ts';
import type { PaymentPlatform } from '#server/capabilities/payments/index.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { type DemoCar, drawingOf } from '../fleet/car.ts';
import { carScene } from '../pictures/car-scene.ts';
import { renderJpeg } from '../pictures/render.ts';
import { uploadJpeg } from './upload-file.ts';

const WIDTH = 800;
const KM_TOO_MANY = 64;

/** Charges from the handover records, and a dent that only the owner noticed. */
export async function seedClaim(platform: PaymentPlatform, owner: Caller, bookingId: string, car: DemoCar): Promise<string> {
	const photos = [];
	for (const view of ['rear', 'side'] as const) {
		photos.push(await uploadJpeg(platform, owner, await renderJpeg(carScene({ ...drawingOf(car), seed: car.seed + 1, view }), WIDTH)));
	}
	const { id } = await openClaim(
		platform,
		owner,
		bookingId,
		{
			items: [
				{ type: 'EXTRA_KM', amountJod: '3.20', description: `${KM_TOO_MANY} km beyond those included` },
				{ type: 'MISSING_FUEL', amountJod: '6.00', description: 'Two eighths less than at the handover' },
				{ type: 'DAMAGE', amountJod: '25.00', description: 'A dent in the rear bumper, beside the number plate' },
			],
			note: 'I saw the dent when I washed the car in the evening. The garage asks 25 dinars to pull it out.',
			photos,
		},
		async () => undefined,
	);
	return id;
}

export async function contest(platform: PaymentPlatform, renter: Caller, claimId: string): Promise<void> {
	const reason = 'الكيلومترات والوقود صحيحة، لكن الانبعاج كان موجوداً عند التسليم، وتجده في صور المصد الخلفي.';
	await contestClaim(platform, renter, claimId, { reason, photos: [] });
}
