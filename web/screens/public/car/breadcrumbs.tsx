/** Breadcrumbs: home, city, car. */
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Car } from '#contract/cars.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import type { CarTexts } from './texts.en.ts';

export function Breadcrumbs({ car, name }: { car: Car; name: string }) {
	const t = useScreenTexts<CarTexts>();
	const { cities } = useTexts();
	return (
		<nav aria-label={t.breadcrumbs}>
			<ol className="flex items-center gap-1.5 text-muted text-sm">
				<Step href="/">{t.home}</Step>
				<Step href={`/search?city=${encodeURIComponent(car.city)}`}>{cities[car.city]}</Step>
				<li aria-current="page" className="min-w-0 text-ink">
					<bdi className="name-line">{name}</bdi>
				</li>
			</ol>
		</nav>
	);
}

function Step({ href, children }: { href: string; children: ReactNode }) {
	return (
		<li className="flex shrink-0 items-center gap-1.5">
			<Link href={href} className="flex min-h-11 items-center hover:text-primary">
				{children}
			</Link>
			<ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
		</li>
	);
}
