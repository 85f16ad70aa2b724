/** Pictures of cars for links that people share. */
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { parseMoment } from './time.ts';
import { orAll } from './typed-values.ts';

/** In pixels; the size that link previews are made for. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

const moment = z.string().refine((text) => parseMoment(text) !== null, { error: 'DATE_INVALID' });

export const getSharePicture = endpoint({
	method: 'GET',
	path: '/share/cars/{file}',
	summary:
		'A JPEG of a car for link previews, `{slug}.jpg`: photo, place and price. With from and to, the total of the quote, if the car is available then.',
	access: 'anyone',
	params: z.object({ file: z.string().max(220) }),
	query: z
		.object({ from: orAll(moment), to: orAll(moment), lang: z.enum(['en', 'ar']).optional() })
		.refine((query) => (query.from === undefined) === (query.to === undefined), { error: 'DATES_BOTH', path: ['to'] }),
	response: z.string(),
	refusals: ['CAR_NOT_FOUND', 'RETURN_BEFORE_PICKUP', 'PRICE_NOT_AVAILABLE'],
});
