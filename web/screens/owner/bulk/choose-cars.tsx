/** All cars of the owner, found by name, plate or city, and chosen one by one or together. */

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { foldWords } from '#contract/fold-words.ts';
import { MAX_BULK_CARS } from '#contract/import-columns.ts';
import { listOwnerCars, type OwnerCar } from '#contract/listing.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox, Field, Input } from '#web/ui/field.tsx';
import { loadedItems } from '#web/ui/growing-list.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import type { BulkTexts } from './texts.en.ts';

type ChooseCarsProps = { chosen: readonly string[]; onChange(ids: readonly string[]): void };

export function ChooseCars({ chosen, onChange }: ChooseCarsProps) {
	const t = useScreenTexts<BulkTexts>();
	const { texts, format, language } = useLanguage();
	const [typedWords, setTypedWords] = useState('');
	const results = useInfiniteQuery(infiniteQueryFor(listOwnerCars, { query: { limit: 100 } }));
	const { hasNextPage, isFetchingNextPage, fetchNextPage } = results;
	useEffect(() => {
		if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
	}, [hasNextPage, isFetchingNextPage, fetchNextPage]);
	const words = foldWords(typedWords);
	const text = (car: OwnerCar) =>
		foldWords(
			[car.make, car.model, car.makeAr, car.modelAr, car.year, car.title, car.plateNumber, car.city, texts.cities[car.city]].join(' '),
		);
	const cars = loadedItems(results.data).filter((car) => text(car).includes(words));
	const areAllChosen = cars.length > 0 && cars.every(({ id }) => chosen.includes(id));
	const shownIds = new Set(cars.map(({ id }) => id));
	const others = chosen.filter((id) => !shownIds.has(id));
	return (
		<Panel title={t.cars} aside={<span className="numbers text-muted text-sm">{format.plural(t.chosen, chosen.length)}</span>}>
			{results.error && !results.data && <ErrorState error={results.error} retry={() => void results.refetch()} />}
			{results.isLoading && <Skeleton className="h-40 w-full rounded-card" />}
			{results.data && (
				<div className="grid gap-3">
					<div className="flex flex-wrap items-end gap-3">
						<Field label={t.seek} className="grow">
							<Input type="search" value={typedWords} onChange={({ currentTarget }) => setTypedWords(currentTarget.value)} />
						</Field>
						<Button
							onClick={() => onChange(areAllChosen ? others : [...others, ...shownIds].slice(0, MAX_BULK_CARS))}
							disabled={cars.length === 0 || hasNextPage}
						>
							{areAllChosen ? t.none : t.all}
						</Button>
					</div>
					<ul className="grid max-h-96 gap-x-6 gap-y-2 overflow-y-auto lg:grid-cols-2" data-testid="bulk-cars">
						{cars.map((car) => (
							<li key={car.id}>
								<Checkbox
									checked={chosen.includes(car.id)}
									disabled={!chosen.includes(car.id) && chosen.length >= MAX_BULK_CARS}
									onChange={({ currentTarget }) =>
										onChange(currentTarget.checked ? [...chosen, car.id] : chosen.filter((id) => id !== car.id))
									}
									label={
										<>
											<span className="block">
												<bdi>{carNameOf(car, language)}</bdi>
											</span>{' '}
											<span className="numbers flex flex-wrap gap-x-3 text-muted text-sm">
												<bdi dir="ltr" className="whitespace-nowrap">
													{car.plateNumber}
												</bdi>{' '}
												{car.dailyRateJod !== null && <span className="whitespace-nowrap">{format.jod(car.dailyRateJod)}</span>}
											</span>
										</>
									}
								/>
							</li>
						))}
					</ul>
					{cars.length === 0 && <p className="text-muted text-sm">{t.noCars}</p>}
				</div>
			)}
		</Panel>
	);
}
