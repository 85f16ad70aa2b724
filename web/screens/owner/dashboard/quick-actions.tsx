/** Common actions beside the heading; on a phone two of them are in the bar at the bottom. */
import { CarFront, Plus, Wallet } from 'lucide-react';
import { useTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';

export function QuickActions() {
	const { owner } = useTexts();
	return (
		<div className="flex flex-wrap gap-2">
			<LinkButton href="/owner/cars" className="max-md:hidden">
				<CarFront aria-hidden className="size-5" />
				{owner.cars}
			</LinkButton>
			<LinkButton href="/owner/finances" className="max-md:hidden">
				<Wallet aria-hidden className="size-5" />
				{owner.finances}
			</LinkButton>
			<LinkButton href="/owner/cars/new">
				<Plus aria-hidden className="size-5" />
				{owner.addCar}
			</LinkButton>
		</div>
	);
}
