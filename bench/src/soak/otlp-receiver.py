"""Receives OTLP over http, decodes it by OpenTelemetry's own definitions, and prints each request as a line of JSON."""

import http.server
import json
import sys

from google.protobuf.json_format import MessageToDict
from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

KINDS = {"/v1/traces": ExportTraceServiceRequest, "/v1/metrics": ExportMetricsServiceRequest}


class Receiver(http.server.BaseHTTPRequestHandler):
    def body(self):
        length = self.headers["Content-Length"]
        if length is not None:
            return self.rfile.read(int(length))
        parts = []
        while (size := int(self.rfile.readline(), 16)) > 0:
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    def do_POST(self):
        body = self.body()
        kind = KINDS.get(self.path)
        is_fit = kind is not None and self.headers["Content-Type"] == "application/x-protobuf"
        self.send_response(200 if is_fit else 404)
        self.end_headers()
        if is_fit:
            message = kind()
            message.ParseFromString(body)
            print(json.dumps(MessageToDict(message)), flush=True)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Receiver)
print(json.dumps({"listening": True}), flush=True)
server.serve_forever()
