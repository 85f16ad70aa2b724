/** Writes web/features/map/jordan-outline.json, the border of Jordan as longitude and latitude, from Natural Earth's countries at 1:10 million. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** ISO 3166-1. */
const JORDAN = '400';
const TARGET = fileURLToPath(new URL('../web/features/map/jordan-outline.json', import.meta.url));

const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(
	readFileSync(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'),
);
const { features } = feature(atlas, atlas.objects.countries);
const shape = features.find(({ id }) => id === JORDAN)?.geometry;
if (shape?.type !== 'Polygon') throw new Error('Jordan is not one polygon');
const rounded = shape.coordinates[0]?.map((point) => point.map((degrees) => Number(degrees.toFixed(3))));
writeFileSync(TARGET, `${JSON.stringify(rounded)}\n`);
console.log(`${rounded?.length} corners in ${TARGET}`);
