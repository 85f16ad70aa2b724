/** The card of a car in a page of search, as JSON in the form of the contract's carCard, built by PostgreSQL: `k` is the car, `c` its row of car_search, `o` its company. */
import { attribute, carAttributes, cardKeys } from '#contract/car-attributes.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import type { StayPrice } from './stay-price-sql.ts';

const PHOTO = `(SELECT '/objects/photos/' || p.object_id FROM car_photos p WHERE p.car_id = k.id ORDER BY p.sort LIMIT 1)`;
const JOD = (column: string) =>
	`to_char(${column} / 1000.0, CASE WHEN ${column} % 10 = 0 THEN 'FM999999999990.00' ELSE 'FM999999999990.000' END)`;

/** Equals `scoreOf` in the contract. */
const SCORE = `json_build_object('average', CASE WHEN k.rating_count > 0 THEN (round(k.rating_sum * 10.0 / k.rating_count) / 10)::float8 END, 'count', k.rating_count)`;

/** The attributes of a card, by the contract's table. */
const ATTRIBUTES = cardKeys.map((key) => {
	const column = `k.${carAttributes[key].column}`;
	return `'${key}', ${attribute(key).kind === 'money' ? JOD(column) : column}`;
});

/** The minutes of the day at which the car changes hands, the earlier one first. */
export type Handovers = readonly [first: number, last: number];

/** What delivery to the airport costs where the car cannot be fetched at these hours; `foundHours` says when it is found then. */
const airportFee = ([
	first,
	last,
]: Handovers) => `(SELECT ${JOD('z.fee_fils')} FROM car_delivery_zones z WHERE z.car_id = k.id AND z.zone = '${AIRPORT}'
	AND (k.pickup_from_minute > ${Number(first)} OR k.pickup_until_minute < ${Number(last)}))`;

type PricedCard = StayPrice & { handovers: Handovers };

/** The price of the stay: as `presentQuote` writes it, and the mean of a day rounded half up to ten fils. */
const stayOf = ({ days, rate, handovers }: PricedCard) => `json_build_object('days', ${days},
	'perDayJod', ${JOD(`((stay.total_fils * 2 + ${days * 10}) / ${days * 20} * 10)`)}, 'totalJod', ${JOD('stay.total_fils')},
	'discountPercent', 100 - c.${rate}::bigint * 100 / c.rate_1_day, 'airportFeeJod', ${airportFee(handovers)})`;

/** The contract's carCard, built by PostgreSQL. */
export const cardOf = (
	price: PricedCard | null,
) => `json_build_object('id', k.id, 'slug', k.slug, ${ATTRIBUTES.join(', ')}, 'titleAr', coalesce(c.title_ar, k.title), 'pricePerDay', (c.price_fils / 1000.0)::float8,
	'primaryPhoto', ${PHOTO}, 'isVerified', true, 'instantBook', c.instant_book, 'ownerCancellations', k.owner_cancellations, 'rating', ${SCORE}, 'completedTrips', k.completed_trips,
	'stay', ${price ? stayOf(price) : 'NULL'}, 'priceIsFrom', c.price_is_from, 'area', c.area,
	'licensedOffice', coalesce(o.is_licensed, false))`;
