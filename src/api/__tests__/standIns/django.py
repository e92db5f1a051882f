"""As much of Django as the docs' receiver uses, for machines that lack it.

`python3 -m django runserver ADDRESS --settings settings` serves the routes of urls.py.
"""

import importlib
import json
import re
import sys
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import ModuleType

__path__ = []  # A package, so that its modules below can be imported.


class ImproperlyConfigured(Exception):
    pass


class HttpResponse:
    def __init__(self, content="", status=200, content_type="text/html"):
        self.content, self.status, self.content_type = content, status, content_type


class JsonResponse(HttpResponse):
    def __init__(self, data, status=200):
        super().__init__(json.dumps(data), status, "application/json")


class Settings:
    def __getattr__(self, name):
        return getattr(importlib.import_module("settings"), name)


def csrf_exempt(view):
    view.csrf_exempt = True
    return view


def require_POST(view):
    def checked(request):
        return view(request) if request.method == "POST" else HttpResponse(status=405)

    return checked


def module(name, **members):
    sys.modules[name] = ModuleType(name)
    vars(sys.modules[name]).update(members)


for package in ("django.core", "django.views", "django.views.decorators"):
    module(package, __path__=[])
module("django.core.exceptions", ImproperlyConfigured=ImproperlyConfigured)
module("django.conf", settings=Settings())
module("django.http", HttpResponse=HttpResponse, JsonResponse=JsonResponse)
module("django.urls", path=lambda route, view: (route, view))
module("django.views.decorators.csrf", csrf_exempt=csrf_exempt)
module("django.views.decorators.http", require_POST=require_POST)


class Request:
    def __init__(self, method, headers, body):
        self.method, self.headers, self.body = method, headers, body


def serve(port):
    importlib.import_module("settings")
    routes = dict(importlib.import_module("urls").urlpatterns)

    class Handler(BaseHTTPRequestHandler):
        def answer(self):
            view = routes.get(self.path.lstrip("/"))
            length = int(self.headers["Content-Length"] or 0)
            if view is None:
                return HttpResponse(status=404)
            if length > 2621440:  # Its default of DATA_UPLOAD_MAX_MEMORY_SIZE.
                return HttpResponse(status=400)
            request = Request(self.command, self.headers, self.rfile.read(length))
            try:
                return view(request)
            except Exception:
                traceback.print_exc()
                return HttpResponse(status=500)

        def do_GET(self):
            response = self.answer()
            self.send_response(response.status)
            self.end_headers()
            self.wfile.write(response.content.encode())

        do_POST = do_GET

    ThreadingHTTPServer(("localhost", port), Handler).serve_forever()


if __name__ == "__main__":
    sys.path.insert(0, "")
    # The modules below must be those of `django`, not of this program.
    importlib.import_module("django").serve(int(re.search(r":(\d+)", " ".join(sys.argv))[1]))
