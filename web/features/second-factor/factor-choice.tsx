/** The other ways to prove a second factor. */
import type { ConfirmMethod } from '#contract/second-factor.ts';
import { Button } from '#web/ui/button.tsx';
import { useSecondFactorTexts } from './words.ts';

const factors = ['PASSKEY', 'TOTP', 'RECOVERY_CODE'] as const;
export type Factor = (typeof factors)[number];

type FactorChoiceProps = { methods: readonly ConfirmMethod[]; method: ConfirmMethod; onChoose(method: Factor): void };

export function FactorChoice({ methods, method, onChoose }: FactorChoiceProps) {
	const t = useSecondFactorTexts().methods;
	const others = factors.filter((each) => each !== method && methods.includes(each));
	if (others.length === 0) return null;
	return (
		<div className="-ms-4 mt-3 flex flex-wrap">
			{others.map((each) => (
				<Button key={each} variant="quiet" onClick={() => onChoose(each)}>
					{t[each]}
				</Button>
			))}
		</div>
	);
}
