/** The way to trips of others in which one is named as a driver; nothing for everybody else. */
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { listSharedTrips } from '#contract/drivers.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { driversTexts } from './texts.ts';

export function SharedTripsLink() {
	const { language } = useLanguage();
	const { data } = useQuery({ ...queryFor(listSharedTrips), ...refetchOnVisit });
	if (!data || data.length === 0) return null;
	return (
		<LinkButton href="/trips/shared" className="mt-6">
			<UsersRound aria-hidden className="size-5" />
			{driversTexts[language].shared}
		</LinkButton>
	);
}
