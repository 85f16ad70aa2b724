/** A car's attributes between the wire and the columns of `cars`, by the table in contract/car-attributes.ts. */
import type { Selectable } from 'kysely';
import {
	type AttributeKey,
	attribute,
	attributeKeys,
	type CarAttributes,
	type CardKey,
	carAttributes,
	cardKeys,
	type ValueOf,
} from '#contract/car-attributes.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { changeOwnerCar } from '#contract/listing.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import type { DB } from '#server/platform/database/schema.ts';
import type { CarChange } from './sql.ts';

type Columns = Selectable<DB['cars']>;
type StoredAs = { text: string; choice: string; integer: number; year: number; flag: boolean; money: bigint; features: string[] };
type ColumnsFor<Value> = { [Column in keyof Columns]: Columns[Column] extends Value ? Column : never }[keyof Columns];

/** Every attribute has a column of its type: without it this does not compile. */
carAttributes satisfies { [Key in AttributeKey]: { column: ColumnsFor<StoredAs[CarAttributes[Key]['kind']]> } };

export type CarValues = { [Key in AttributeKey]: ValueOf<Key> };
/** Any row that has the attributes' columns. */
type AttributeColumns = Pick<Columns, CarAttributes[AttributeKey]['column']>;

/** The attributes of a row in wire format. Check constraints restrict the values to the lists. */
export function attributesOf(row: AttributeColumns): CarValues {
	const values = attributeKeys.map((key) => {
		const stored = row[carAttributes[key].column];
		return [key, typeof stored === 'bigint' ? formatFils(stored) : stored];
	});
	return Object.fromEntries(values) as CarValues;
}

const textKeys = attributeKeys.filter((key) => attribute(key).kind === 'text');

/** The texts of a listing that everybody reads; of a change, only those that differ from the car's. */
export function textsOf(fields: Partial<CarValues>, current?: AttributeColumns): Record<string, unknown> {
	const now = current && attributesOf(current);
	return Object.fromEntries(textKeys.filter((key) => fields[key] !== now?.[key]).map((key) => [key, fields[key]]));
}

/** Those of them that a card contains. */
export function cardAttributesOf(row: AttributeColumns): Pick<CarValues, CardKey> {
	const values = attributesOf(row);
	return Object.fromEntries(cardKeys.map((key) => [key, values[key]])) as Pick<CarValues, CardKey>;
}

type Fields = InputOf<typeof changeOwnerCar>['body'];

/** Fields of the listing that are no attributes: whether it is shown, its plate and documents, its area. */
const listingColumns = {
	isActive: 'is_active',
	plateNumber: 'plate_number',
	plateClass: 'plate_class',
	permitNumber: 'permit_number',
	permitExpiresOn: 'permit_expires_on',
	registrationExpiresOn: 'registration_expires_on',
	insuranceExpiresOn: 'insurance_expires_on',
	area: 'area',
} as const satisfies { [Name in Exclude<keyof Fields, AttributeKey | `${string}DocUrl`>]: keyof CarChange };

/** The columns that the named fields are written to; fields that are left out have none. */
export function columnsOf(fields: Fields): CarChange {
	const attributes = attributeKeys.map((key) => [carAttributes[key].column, toColumn(key, fields[key])]);
	const others = Object.entries(listingColumns).map(([name, column]) => [column, fields[name as keyof typeof listingColumns]]);
	return Object.fromEntries([...attributes, ...others].filter(([, value]) => value !== undefined));
}

function toColumn(key: AttributeKey, value: Fields[AttributeKey]): unknown {
	const { kind } = attribute(key);
	if (kind === 'money' && typeof value === 'string') return parseFils(value);
	return Array.isArray(value) ? [...new Set(value)] : value;
}
