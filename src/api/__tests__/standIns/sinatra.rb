# As much of Sinatra as the docs' receiver uses, for machines that lack it:
# `ruby server.rb -p PORT` serves the POST routes of server.rb once it has been read.
require "socket"
require "stringio"

ROUTES = {}

def post(path, &block)
  ROUTES["POST #{path}"] = block
end

# One request as a route sees it.
class Call
  Request = Struct.new(:env, :body) do
    def get_header(name) = env[name]
  end

  attr_reader :request

  def initialize(env, body)
    @request = Request.new(env, StringIO.new(body))
  end

  def halt(status, text = "") = throw(:halt, [status, text])

  def answer(block) = catch(:halt) { [instance_exec(&block), ""] }
end

def read_request(client)
  method, path = client.gets.to_s.split
  return if path.nil?

  env = {}
  while (line = client.gets.to_s.chomp) != ""
    name, value = line.split(": ", 2)
    env["HTTP_#{name.upcase.tr("-", "_")}"] = value
  end
  length = env["HTTP_CONTENT_LENGTH"]
  # Puma, too, gives a route no body that is cut short.
  body = length ? client.read(length.to_i) : ""
  ["#{method} #{path}", env, body] if body.to_s.bytesize == length.to_i
end

def serve(client)
  path, env, body = read_request(client)
  return if path.nil?

  route = ROUTES[path]
  status, text =
    if route.nil? then [404, ""]
    elsif env["HTTP_TRANSFER_ENCODING"] then [411, ""]
    else Call.new(env, body).answer(route)
    end
  client.write("HTTP/1.1 #{status} -\r\nConnection: close\r\n\r\n#{text}")
rescue SystemCallError, IOError
  # The client is gone.
rescue StandardError
  client.write("HTTP/1.1 500 -\r\nConnection: close\r\n\r\n")
ensure
  client.close
end

at_exit do
  next unless $!.nil? # As Sinatra: a program that failed serves nothing.

  server = TCPServer.new("localhost", ARGV.last.to_i)
  loop { Thread.new(server.accept) { |client| serve(client) } }
end
