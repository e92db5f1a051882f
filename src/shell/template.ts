import {DRAWINGS_CLASS} from '../site';
import {SPECULATION_RULES} from './speculationRules';
import {TEMPLATE_CHECK} from './docusaurusInternals';
import {FAILURE_HTML} from './failure';

/** Follows the names of scripts that only the text of a page needs: see `routeAssets.ts`. */
export const TEXT_MARK = '#text';

/**
 * Whether React may leave the text of the page as it is (see `asBuilt`): nothing from there to
 * the end of the page's main part is a scene, or needs React without asking for something.
 */
const TEXT = `<%
const begin = it.appHtml.indexOf(' data-as-built=""');
const text = it.appHtml.slice(begin, it.appHtml.lastIndexOf('</main>'));
const keepsText = begin >= 0 && !/ data-scene=| data-needs-app=""(?! data-asks=)/.test(text);
const scripts = it.scripts.filter((file) => !keepsText || !file.endsWith('${TEXT_MARK}'))
  .map((file) => it.baseUrl + file.replace('${TEXT_MARK}', '')).join(' ');
%>`;

/**
 * The heading of the page, by its id; one that has none gets it here. A browser would paint
 * the header alone in a frame of its own, and the heading in the next one, where its parser
 * paused in between. The first frame waits for the heading instead
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-expect). Eta counts quotes in
 * regular expressions, too, so they are written by their numbers there.
 */
const HEADING = `<%
const [, headingId = 'page-heading'] = /<h1(?=[\\s>])[^>]*? id=\\x22([^\\x22]*)/.exec(it.appHtml) ?? [];
const appHtml = it.appHtml.replace(/<h1(?=[\\s>])(?![^>]* id=)/, '<h1 id="page-heading"');
%>`;

/** The drawings of all pages, out of what plugins put in front: the theme puts scripts there. */
const DRAWINGS = `<%
const [drawings = ''] = /<svg class=\\x22${DRAWINGS_CLASS}\\x22.*?<\\/symbol><\\/svg>/s.exec(it.preBodyTags) ?? [];
%>`;

/**
 * The HTML of every page, as Docusaurus' `ssrTemplate` (Eta). No script is loaded: the
 * shell, first in the head, finds the list of them on the body and fetches them at the
 * first approach of a control that needs React.
 */
export const ssrTemplate = `${TEMPLATE_CHECK}${TEXT}${HEADING}${DRAWINGS}<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.headTags %>
<link rel="expect" href="#<%= headingId %>" blocking="render">
<% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %> data-scripts="<%= scripts %>"<% if (keepsText) { %> data-keeps-text<% } %>>
<%~ drawings %>
<div id="__docusaurus"><%~ appHtml %></div>
<template id="failure">${FAILURE_HTML}</template>
<script type="speculationrules">${SPECULATION_RULES}</script>
</body>
</html>`;
