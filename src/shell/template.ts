import {TEMPLATE_CHECK} from './docusaurusInternals';
import {FAILURE_HTML} from './failure';

/**
 * The HTML of every page, as Docusaurus' `ssrTemplate` (Eta). No script is loaded: the
 * shell, first in the head, finds the list of them on the body and fetches them at the
 * first approach of a control that needs React.
 */
export const ssrTemplate = `${TEMPLATE_CHECK}<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<%~ it.headTags %>
<% it.metaAttributes.forEach((tag) => { %><%~ tag %><% }); %>
<% it.stylesheets.forEach((file) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= file %>"><% }); %>
</head>
<body <%~ it.bodyAttributes %> data-scripts="<%= it.scripts.map((file) => it.baseUrl + file).join(' ') %>">
<div id="__docusaurus"><%~ it.appHtml %></div>
<template id="failure">${FAILURE_HTML}</template>
</body>
</html>`;
