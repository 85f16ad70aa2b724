/** Drawn photos of a car: the first while the demo is created, the others by low-priority jobs. */
import * as z from 'zod';
import { addPhoto, carById } from '#server/capabilities/cars/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { PICTURE_QUEUE } from '#server/platform/files/uploads.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { enqueue, handle, job, priority } from '#server/platform/jobs/jobs.ts';
import { type DemoCar, drawingOf, fleet } from '../fleet/car.ts';
import { type CarView, carScene } from '../pictures/car-scene.ts';
import { random } from '../pictures/drawing/random.ts';
import { renderJpeg } from '../pictures/render.ts';
import { uploadJpeg } from './upload-file.ts';

const FULL_WIDTH = 1600;
const furtherViews = ['front', 'rear', 'interior', 'evening', 'detail'] as const satisfies readonly CarView[];

const addFurtherPhoto = job(
	'demo.add-photo',
	z.object({ carId: z.uuid(), car: z.string(), view: z.enum(furtherViews), sort: z.int().min(1).max(9) }),
);

type CarPhoto = { car: DemoCar; view: CarView; sort: number; width: number };

/** Drawn, uploaded and added through the owner's calls. */
export async function addCarPhoto(platform: Platform, owner: Caller, carId: string, photo: CarPhoto): Promise<void> {
	const jpeg = await renderJpeg(carScene({ ...drawingOf(photo.car), view: photo.view }), photo.width);
	await addPhoto(platform, owner, carId, { url: await uploadJpeg(platform, owner, jpeg), sort: photo.sort, isReviewed: true });
}

/** Two to four more: always front and interior, the rest at random. */
export async function enqueueFurtherPhotos(platform: Platform, carId: string, car: DemoCar): Promise<void> {
	const chance = random(car.seed, 'views');
	const views = furtherViews.filter((view) => view === 'front' || view === 'interior' || chance.chance(0.35)).slice(0, 4);
	await inTransaction(platform.db, async (tx) => {
		for (const [index, view] of views.entries()) {
			const payload = { carId, car: car.key, view, sort: index + 1 };
			// Before the AVIF variants of existing photos, and like them one at a time.
			await enqueue(tx, addFurtherPhoto, payload, { priority: priority.background - 1, queue: { name: PICTURE_QUEUE } });
		}
	});
}

/** Jobs that continue after the address is printed. */
export const demoJobs: readonly PlatformJob[] = [
	handle(addFurtherPhoto, async (platform, { carId, car: key, view, sort }) => {
		const car = fleet.find((each) => each.key === key);
		const row = await carById(platform.db, carId);
		if (!car || !row || row.photos.some((photo) => photo.sort === sort)) return;
		const owner = await userById(platform.db, row.owner_id);
		if (!owner) return;
		const caller: Caller = {
			userId: owner.id,
			personId: owner.id,
			office: null,
			role: 'OWNER',
			lang: owner.lang === 'ar' ? 'ar' : 'en',
			sessionId: '',
		};
		await addCarPhoto(platform, caller, carId, { car, view, sort, width: FULL_WIDTH });
	}),
];
