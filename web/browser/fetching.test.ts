import { describe, expect, it } from 'vitest';
import { bookedDates } from '#contract/availability.ts';
import { searchCars } from '#contract/search.ts';
import { ApiError, answerOf, isRefusal, NO_ANSWER, pathOf } from './fetching.ts';

describe('pathOf', () => {
	it('fills in the path parameters', () => {
		expect(pathOf(bookedDates, { params: { id: 'a/b' } })).toBe('/api/cars/a%2Fb/booked-dates');
	});
	it('leaves out empty values and repeats lists', () => {
		const query = { city: 'Dead Sea', q: '', seats: undefined, features: ['USB', 'SUNROOF'], limit: 8 } as const;
		expect(pathOf(searchCars, { query })).toBe('/api/cars?city=Dead+Sea&features=USB&features=SUNROOF&limit=8');
		expect(pathOf(searchCars)).toBe('/api/cars');
	});
});

describe('a refused call', () => {
	const refused = (response: Response) =>
		answerOf(async () => response).then(
			() => {
				throw new Error('it was not refused');
			},
			(error: ApiError) => error,
		);
	const json = (body: unknown, status = 409) => new Response(JSON.stringify(body), { status, statusText: 'Conflict' });

	it('has as message the error field, else the message field, else the text, else the status text', async () => {
		expect((await refused(json({ error: 'Taken', message: 'no', code: 'CAR_ALREADY_BOOKED' }))).message).toBe('Taken');
		expect((await refused(json({ message: 'Too late' }))).message).toBe('Too late');
		expect((await refused(new Response('Nope', { status: 500 }))).message).toBe('Nope');
		expect((await refused(json({}))).message).toBe('Conflict');
		expect((await refused(new Response('', { status: 502, statusText: 'Bad Gateway' }))).message).toBe('Bad Gateway');
	});
	it('has status, code, fields and details', async () => {
		const error = await refused(json({ error: 'No', code: 'INVALID_INPUT', fields: { phone: 'Too short' }, bookingId: '7' }, 400));
		expect(error).toMatchObject({ status: 400, code: 'INVALID_INPUT', fields: { phone: 'Too short' }, detail: { bookingId: '7' } });
	});
	it('is recognized by its code also after serialization as JSON', () => {
		const carried: unknown = JSON.parse(JSON.stringify(new ApiError(404, 'CAR_NOT_FOUND', 'Car not found')));
		expect(isRefusal(carried, 'CAR_NOT_FOUND')).toBe(true);
		expect(carried).toMatchObject({ status: 404, message: 'Car not found' });
	});
	it('has its own code if there was no response', async () => {
		const lost = answerOf(() => Promise.reject(new TypeError('fetch failed')));
		await expect(lost).rejects.toMatchObject({ status: 0, code: NO_ANSWER });
	});
});
