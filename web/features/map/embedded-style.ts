/** The embedded map as a MapLibre style: sources in the page, labels in the page's fonts, so that it needs no network. */
import type { FeatureCollection, Point } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './colours.ts';
import { land, roads, waters } from './drawn-jordan.ts';

/** Without a glyph server MapLibre draws letters itself, in the fonts with these names. */
const FONTS = ['IBM Plex Sans Arabic', 'IBM Plex Sans', 'sans-serif'];
const AREAS_FROM_ZOOM = 10;

export function embeddedStyle(colours: MapColours, places: FeatureCollection<Point>): StyleSpecification {
	return {
		version: 8,
		sources: {
			land: { type: 'geojson', data: land },
			waters: { type: 'geojson', data: waters },
			roads: { type: 'geojson', data: roads },
			places: { type: 'geojson', data: places },
		},
		layers: [...ground(colours), ...roadLayers(colours), ...labels(colours)],
	};
}

function ground(colours: MapColours): LayerSpecification[] {
	return [
		{ id: 'abroad', type: 'background', paint: { 'background-color': colours.abroad } },
		{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
		{ id: 'waters', type: 'fill', source: 'waters', paint: { 'fill-color': colours.water } },
		{
			id: 'border',
			type: 'line',
			source: 'land',
			layout: { 'line-join': 'round' },
			paint: { 'line-color': colours.border, 'line-width': 1.2, 'line-dasharray': [4, 2.5], 'line-opacity': 0.7 },
		},
	];
}

function roadLayers(colours: MapColours): LayerSpecification[] {
	const widths = (narrow: number, wide: number) =>
		['interpolate', ['linear'], ['zoom'], 6, narrow, 13, wide] as ['interpolate', ['linear'], ['zoom'], ...number[]];
	return (['side', 'main'] as const).map((kind) => ({
		id: `roads-${kind}`,
		type: 'line',
		source: 'roads',
		filter: ['==', ['get', 'kind'], kind],
		layout: { 'line-join': 'round', 'line-cap': 'round' },
		paint: {
			'line-color': kind === 'main' ? colours.mainRoad : colours.sideRoad,
			'line-width': kind === 'main' ? widths(1.4, 6) : widths(1, 4),
		},
	}));
}

function labels(colours: MapColours): LayerSpecification[] {
	const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.6 };
	return [
		{
			id: 'areas-dots',
			type: 'circle',
			source: 'places',
			minzoom: AREAS_FROM_ZOOM,
			filter: ['==', ['get', 'kind'], 'area'],
			paint: { 'circle-radius': 2.5, 'circle-color': colours.area, 'circle-opacity': 0.6 },
		},
		{
			id: 'areas',
			type: 'symbol',
			source: 'places',
			minzoom: AREAS_FROM_ZOOM,
			filter: ['==', ['get', 'kind'], 'area'],
			layout: { 'text-field': ['get', 'name'], 'text-font': FONTS, 'text-size': 12, 'text-offset': [0, 0.9], 'text-padding': 6 },
			paint: { 'text-color': colours.area, ...halo },
		},
		{
			id: 'cities-dots',
			type: 'circle',
			source: 'places',
			filter: ['==', ['get', 'kind'], 'city'],
			paint: { 'circle-radius': 3.5, 'circle-color': colours.land, 'circle-stroke-color': colours.city, 'circle-stroke-width': 1.6 },
		},
		{
			id: 'cities',
			type: 'symbol',
			source: 'places',
			filter: ['==', ['get', 'kind'], 'city'],
			layout: {
				'text-field': ['get', 'name'],
				'text-font': FONTS,
				'text-size': ['interpolate', ['linear'], ['zoom'], 6, 12.5, 12, 17],
				'text-variable-anchor': ['top', 'bottom'],
				// Below the pins, which gather on the cities while the map is small.
				'text-radial-offset': ['interpolate', ['linear'], ['zoom'], 8, 1.9, 10, 0.7],
				'text-padding': 3,
			},
			paint: { 'text-color': colours.city, ...halo },
		},
	];
}
