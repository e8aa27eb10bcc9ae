// Loaded when the search field gets the focus: what it suggests is not part of the first visit.
export { filterAtCaret } from '../../../../../shared/archive/search/suggest-filters.ts';
export { customSuggestions, fieldAtCaret } from '../../../custom-fields/custom-suggestions.ts';
export { today } from '../../../../i18n/formats/today.ts';
export { filterSuggestions } from './name-suggestions.ts';
