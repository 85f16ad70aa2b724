/** The calls of a car page (car, occupied dates, quote) against node:http and pg with one prepared statement for each. */
import { addDays, ammanDate } from '#contract/time.ts';
import { against, get, type Row, repeated } from './against.ts';
import type { Bench } from './bench.ts';
import { startChild } from './child.ts';
import { openData } from './data.ts';

const CLIENTS = 8;
const CARS = 400;

const DETAIL = `SELECT c.*, p.daily_rate_fils, p.min_days, u.first_name, u.last_name, u.display_name_ar, u.created_at AS member_since, u.owner_rating_sum, u.owner_rating_count,
	(SELECT json_agg(json_build_object('object_id', object_id, 'sort', sort) ORDER BY sort) FROM car_photos WHERE car_id = c.id) AS photos, to_json(s) AS settings
	FROM cars c JOIN users u ON u.id = c.owner_id LEFT JOIN car_pricing p ON p.car_id = c.id AND p.type = 'BASE'
	CROSS JOIN (SELECT * FROM market_settings ORDER BY version DESC LIMIT 1) s WHERE c.slug = $1 AND c.deleted_at IS NULL`;
const TAKEN = `SELECT o.starts_at - c.turnaround_minutes * interval '1 minute' AS starts_at, o.ends_at FROM cars c
	LEFT JOIN car_occupancy o ON o.car_id = c.id AND o.ends_at > now() WHERE c.id = $1 AND c.deleted_at IS NULL ORDER BY o.starts_at`;
const QUOTE = `SELECT c.*, p.daily_rate_fils, p.min_days, to_json(s) AS settings,
	(SELECT json_agg(d) FROM car_date_prices d WHERE d.car_id = c.id AND d.date >= $2::date AND d.date < $3::date) AS date_prices,
	NOT EXISTS (SELECT FROM car_occupancy o WHERE o.car_id = c.id AND o.ends_at > $2::timestamptz AND o.starts_at < $3::timestamptz) AS free
	FROM cars c LEFT JOIN car_pricing p ON p.car_id = c.id AND p.type = 'BASE'
	CROSS JOIN (SELECT * FROM market_settings ORDER BY version DESC LIMIT 1) s WHERE c.id = $1`;

export const bench: Bench = async ({ sizes, postgresUrl, say, rounds, requests, clients = CLIENTS }) => {
	const tables = [];
	for (const size of sizes) {
		const data = await openData(postgresUrl, size, say);
		const { rows: cars } = await data.pool.query<{ id: string; slug: string }>(`SELECT id, slug FROM cars ORDER BY slug LIMIT ${CARS}`);
		await data.pool.end();
		const env = { DATABASE_URL: data.url };
		const [ours, bare] = [await startChild('server.ts', { env }), await startChild('bare-server.ts', { env })];
		const [from, to] = [addDays(ammanDate(new Date()), 20), addDays(ammanDate(new Date()), 24)];
		const calls = {
			'the car': cars.map(({ slug }) => ({ path: `/api/cars/${slug}`, name: 'detail', text: DETAIL, values: [slug] })),
			'booked dates': cars.map(({ id }) => ({ path: `/api/cars/${id}/booked-dates`, name: 'taken', text: TAKEN, values: [id] })),
			'a quote': cars.map(({ id }) => ({
				path: `/api/cars/${id}/quote?from=${from}&to=${to}`,
				name: 'quote',
				text: QUOTE,
				values: [id, from, to],
			})),
		};
		const rows: Row[] = [];
		for (const [what, list] of Object.entries(calls)) {
			await bare.send(list.map(({ path, ...statement }) => [path, statement]));
			const carRequests = get(
				repeated(
					list.map(({ path }) => path),
					requests,
				),
			);
			const sides = [
				{ name: 'ours', server: ours, requests: () => carRequests },
				{ name: 'bare', server: bare, requests: () => carRequests },
			];
			rows.push(...(await against(what, sides, { rounds, clients })));
		}
		await Promise.all([ours.stop(), bare.stop()]);
		tables.push({ title: `One car's calls at ${size.cars.toLocaleString('en')} cars`, rows });
	}
	return tables;
};
