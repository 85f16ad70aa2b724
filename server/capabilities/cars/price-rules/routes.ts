/** Routes of the calls about price rules. */
import * as contract from '#contract/price-rules.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import { addPriceRule, changePriceRule, removePriceRule } from './change.ts';
import { readPreview, readPriceRules } from './read.ts';

export const priceRuleRoutes = (platform: Platform): Route[] => [
	bind(contract.getPriceRules, ({ caller, params }) => readPriceRules(platform, caller, params.id)),
	bind(contract.previewPriceRule, ({ caller, params, query }) => readPreview(platform, caller, params.id, query)),
	bind(contract.addPriceRule, ({ caller, params, body }) => addPriceRule(platform, caller, params.id, body)),
	bind(contract.changePriceRule, ({ caller, params, body }) => changePriceRule(platform, caller, params, body)),
	bind(contract.removePriceRule, ({ caller, params }) => removePriceRule(platform, caller, params.id, params.ruleId)),
];
