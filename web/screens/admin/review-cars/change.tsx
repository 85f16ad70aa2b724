/** A change that the owner of a verified car requested: new values beside the verified ones. */
import type { AdminCar } from '#contract/admin.ts';
import { reviewedKeys } from '#contract/car-attributes.ts';
import { Photos } from '#web/features/admin/car-parts.tsx';
import { attributeValue, labelOf } from '#web/i18n/attribute-texts.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { CarReviewTexts } from './texts.en.ts';

type Change = NonNullable<AdminCar['change']>;

export function ChangedValues({ car, change }: { car: AdminCar; change: Change }) {
	const { carChange: t } = useScreenTexts<CarReviewTexts>().desk;
	const { format, texts } = useLanguage();
	const rows = reviewedKeys.flatMap((key) => {
		const value = change.values[key];
		return value === undefined ? [] : [{ key, before: car[key], after: value }];
	});
	if (rows.length === 0) return null;
	return (
		<table className="w-full table-fixed text-start text-sm">
			<thead>
				<tr className="text-muted">
					<th scope="col" className="py-2 pe-3 text-start font-normal">
						<span className="sr-only">{t.field}</span>
					</th>
					<th scope="col" className="py-2 pe-3 text-start font-normal">
						{t.before}
					</th>
					<th scope="col" className="py-2 text-start font-normal">
						{t.after}
					</th>
				</tr>
			</thead>
			<tbody className="divide-y divide-line border-line border-y">
				{rows.map(({ key, before, after }) => (
					<tr key={key} data-testid="changed-value">
						<th scope="row" className="py-2 pe-3 text-start align-top font-normal text-muted">
							{labelOf(texts.attributes, key)}
						</th>
						<td className="break-words py-2 pe-3 align-top">
							<bdi>{attributeValue(texts.attributes, key, before, format)}</bdi>
						</td>
						<td className="break-words py-2 align-top font-medium">
							<bdi>{attributeValue(texts.attributes, key, after, format)}</bdi>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

type PhotoList = AdminCar['photos'];

export function ChangedPhotos({ before, after }: { before: PhotoList; after: PhotoList }) {
	const { carChange: t } = useScreenTexts<CarReviewTexts>().desk;
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<Photos title={t.photosBefore} photos={before} />
			<Photos title={t.photosAfter} photos={after} known={before} />
		</div>
	);
}
